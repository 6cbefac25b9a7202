/// Texts for the goldens: every construct of a page, and words that are long.
enum FixtureText {
    static let hungarian = """
        # Model–View–ViewModel és az `Array<Element>` kötése {#mvvm}

        Az MVVM a **nézet** és a **modell** közé egy *nézetmodellt* tesz: a nézet megfigyeli, a nézetmodell pedig semmit sem
        tud a nézetről. A megfigyelhetőségi követelmények következtében a felhasználóifelület-tervezés és az
        üzletilogika-fejlesztés szétválasztható. Bővebben a [VIP](badge:vip.html) oldalán, az
        [Observation dokumentációjában](https://developer.apple.com/documentation/observation?a=1&b=2 "Apple <dokumentáció>"),
        ~~áthúzva~~, [sehol](none:x) és `a != b`.

        > [!NOTE]
        > A nézetmodell nem importálja a `UIKit` modult.

        ## Összetevők {#components}

        - **Modell**: az adatok és a szabályok.
        - **Nézet**: megjelenít, és jelzi, mit csinált a felhasználó.
          - címke
          - gomb
        - **Nézetmodell**: a nézet állapota.

        ## Interakció {#interaction}

        3. **Felhasználó → Nézet**: megérinti a gombot.
        4. **Nézet → Nézetmodell**: továbbítja az eseményt.

           Második bekezdés egy laza listában.

        ### Kötés ReactiveSwifttel

        ```swift
        listing
        ```

        ```swift
        plain
        ```

        #### Kimenet

            text

        ### Változatok

        ```swift
        tabs
        ```

        ```swift
        diff
        ```

        ```tree
        folder
        ```

        ## Összehasonlítás

        | Szempont | Callback | Observation | Combine |
        |:---------|:--------:|------------:|---|
        | Legkisebb rendszer | bármelyik | iOS 17 | iOS 13 |
        | Memóriakezelési elővigyázatosság | `[weak self]` | `onChange` egyszer fut | `AnyCancellable` |
        | | üres | 1 000 | <b>nem címke</b> |

        > Az építész nem díszít: tagol. A pillér tart, a pilaszter megmutatja, hol van a tartás.

        > [!TIP]
        > Tesztelje a nézetmodellt nézet nélkül.

        > [!IMPORTANT]
        > A frissítés a fő szálon történik.

        > [!WARNING]
        > Az erős hivatkozás körbeér.
        >
        > - egy
        > - kettő

        > [!CAUTION]
        > Ne hívja a nézetet a nézetmodellből.

        ![A képernyő vázlata, *egy* gombbal](../assets/window.svg "Ablak")

        <div onclick="alert(1)">nyers</div>

        És <kbd>sorközi</kbd> nyers.\\
        Új sor.

        ---

        ## Menu

        ## Search
        """

    static let russian = """
        Шаблон **Model–View–ViewModel** разделяет представление и модель представления: *представление* подписывается на
        свойства, а модель представления ничего не знает о представлении. «Кавычки-ёлочки», тире — и числа 1 000.

        ## Составляющие {#components}

        1. **Модель**: данные и правила.
        2. **Представление**: показывает и сообщает о действиях пользователя.

        ## Связывание {#binding}

        > [!WARNING]
        > Замыкание удерживает `self`, если не написать `[weak self]`.

        Высокопроизводительные взаимодействия человеко-компьютерных интерфейсов требуют последовательности.

        ### Пример кода с очень длинным заголовком, который переносится на вторую строку

        ```swift
        plain
        ```
        """

    static let arabic = """
        # نموذج العرض (MVVM)

        يفصل نمط **MVVM** بين *العرض* و`ViewModel`: العرض يراقب، أما نموذج العرض فلا يعرف شيئًا عن العرض. مثلًا `a != b` و`<slot />`.

        ## المكونات {#components}

        1. **النموذج**: البيانات والقواعد.
        2. **العرض**: يُظهر الحالة.

        > [!NOTE]
        > الشيفرة تُقرأ من اليسار إلى اليمين.

        ```swift
        listing
        ```

        ```tree
        folder
        ```

        | السمة | القيمة |
        |-------|-------:|
        | الحد الأدنى | 17 |
        """
}
