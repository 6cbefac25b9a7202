import ReactiveSwift
import Testing

struct DisposableTests {
    @Test func `a disposable runs its action once`() {
        var runs = 0
        let disposable = AnyDisposable { runs += 1 }
        #expect(!disposable.isDisposed)
        disposable.dispose()
        disposable.dispose()
        #expect(runs == 1)
        #expect(disposable.isDisposed)
    }

    @Test func `a collection disposes of its members in their order`() {
        let collection = CompositeDisposable()
        var runs: [Int] = []
        for number in 0..<20 { collection += { runs.append(number) } }
        collection.dispose()
        collection.dispose()
        #expect(runs == Array(0..<20))
        #expect(collection.isDisposed)
    }

    @Test func `what comes too late is disposed of at once`() {
        let collection = CompositeDisposable()
        collection.dispose()
        let late = AnyDisposable {}
        #expect(collection.add(late) == nil)
        #expect(late.isDisposed)
    }

    @Test func `a member that was taken out is left alone`() {
        let collection = CompositeDisposable()
        let member = AnyDisposable {}
        collection.add(member)?.dispose()
        collection.dispose()
        #expect(!member.isDisposed)
    }

    @Test func `a scope disposes when it is freed`() {
        var scope: ScopedDisposable<CompositeDisposable>? = ScopedDisposable(CompositeDisposable())
        var runs = 0
        if let scope {
            scope += { runs += 1 }
            scope += AnyDisposable { runs += 10 }
        }
        #expect(runs == 0)
        scope = nil
        #expect(scope == nil)
        #expect(runs == 11)
    }

    @Test func `a lifetime ends with its token`() {
        var (lifetime, token): (Lifetime, Lifetime.Token?) = Lifetime.make()
        var (ends, completions) = (0, 0)
        lifetime.observeEnded { ends += 1 }
        lifetime.observeEnded { ends += 100 }?.dispose()
        lifetime.ended.observeCompleted { completions += 1 }
        #expect(!lifetime.hasEnded)
        token = nil
        #expect(token == nil)
        #expect(lifetime.hasEnded)
        #expect((ends, completions) == (1, 1))
        #expect(lifetime.observeEnded { ends += 1 } == nil)
        #expect(ends == 2)
    }
}
