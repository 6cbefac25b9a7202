// ICU's C functions carry its version in their names, added by macros that Swift does not see. Each function here is one of
// ICU's by a name that stays; nothing else happens in this file.
#ifndef PILASTER_CICU_H
#define PILASTER_CICU_H

#include <unicode/ucasemap.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unum.h>
#include <unicode/upluralrules.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

// Locales

static inline void cicu_locale_set_default(const char *locale, UErrorCode *status)
{
    uloc_setDefault(locale, status);
}

static inline int32_t cicu_locale_from_tag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, UErrorCode *status)
{
    return uloc_forLanguageTag(tag, locale, capacity, parsed, status);
}

static inline int32_t cicu_locale_to_tag(const char *locale, char *tag, int32_t capacity, UErrorCode *status)
{
    return uloc_toLanguageTag(locale, tag, capacity, 1, status);
}

static inline int32_t cicu_locale_language(const char *locale, char *language, int32_t capacity, UErrorCode *status)
{
    return uloc_getLanguage(locale, language, capacity, status);
}

static inline UBool cicu_locale_is_right_to_left(const char *locale)
{
    return uloc_isRightToLeft(locale);
}

static inline int32_t cicu_locale_display_name(
    const char *locale, const char *reader, UChar *name, int32_t capacity, UErrorCode *status)
{
    return uloc_getDisplayName(locale, reader, name, capacity, status);
}

// Quotation marks

static inline ULocaleData *cicu_locale_data_open(const char *locale, UErrorCode *status)
{
    return ulocdata_open(locale, status);
}

static inline void cicu_locale_data_close(ULocaleData *data)
{
    ulocdata_close(data);
}

static inline int32_t cicu_locale_data_delimiter(
    ULocaleData *data, ULocaleDataDelimiterType type, UChar *mark, int32_t capacity, UErrorCode *status)
{
    return ulocdata_getDelimiter(data, type, mark, capacity, status);
}

// Plural rules

static inline UPluralRules *cicu_plural_open(const char *locale, UErrorCode *status)
{
    return uplrules_open(locale, status);
}

static inline void cicu_plural_close(UPluralRules *rules)
{
    uplrules_close(rules);
}

static inline int32_t cicu_plural_select(
    const UPluralRules *rules, double number, UChar *keyword, int32_t capacity, UErrorCode *status)
{
    return uplrules_select(rules, number, keyword, capacity, status);
}

static inline UEnumeration *cicu_plural_keywords(const UPluralRules *rules, UErrorCode *status)
{
    return uplrules_getKeywords(rules, status);
}

static inline const char *cicu_enumeration_next(UEnumeration *enumeration, int32_t *length, UErrorCode *status)
{
    return uenum_next(enumeration, length, status);
}

static inline void cicu_enumeration_close(UEnumeration *enumeration)
{
    uenum_close(enumeration);
}

// Collation

static inline UCollator *cicu_collator_open(const char *locale, UErrorCode *status)
{
    return ucol_open(locale, status);
}

static inline void cicu_collator_close(UCollator *collator)
{
    ucol_close(collator);
}

static inline int32_t cicu_collator_sort_key(
    const UCollator *collator, const UChar *text, int32_t length, uint8_t *key, int32_t capacity)
{
    return ucol_getSortKey(collator, text, length, key, capacity);
}

// Numbers

static inline UNumberFormat *cicu_number_open(const char *locale, UErrorCode *status)
{
    return unum_open(UNUM_DECIMAL, NULL, 0, locale, NULL, status);
}

static inline void cicu_number_close(UNumberFormat *format)
{
    unum_close(format);
}

static inline int32_t cicu_number_attribute(const UNumberFormat *format, UNumberFormatAttribute attribute)
{
    return unum_getAttribute(format, attribute);
}

static inline void cicu_number_set_attribute(
    UNumberFormat *format, UNumberFormatAttribute attribute, int32_t value)
{
    unum_setAttribute(format, attribute, value);
}

static inline int32_t cicu_number_text_attribute(
    const UNumberFormat *format, UNumberFormatTextAttribute attribute, UChar *text, int32_t capacity, UErrorCode *status)
{
    return unum_getTextAttribute(format, attribute, text, capacity, status);
}

static inline int32_t cicu_number_symbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *text, int32_t capacity, UErrorCode *status)
{
    return unum_getSymbol(format, symbol, text, capacity, status);
}

static inline int32_t cicu_number_format(
    const UNumberFormat *format, int64_t number, UChar *text, int32_t capacity, UErrorCode *status)
{
    return unum_formatInt64(format, number, text, capacity, NULL, status);
}

// Dates

static inline UDateFormat *cicu_date_open(
    UDateFormatStyle style, const char *locale, const UChar *zone, int32_t zoneLength, UErrorCode *status)
{
    return udat_open(UDAT_NONE, style, locale, zone, zoneLength, NULL, 0, status);
}

static inline void cicu_date_close(UDateFormat *format)
{
    udat_close(format);
}

static inline const char *cicu_date_valid_locale(const UDateFormat *format, UErrorCode *status)
{
    return udat_getLocaleByType(format, ULOC_VALID_LOCALE, status);
}

static inline const UCalendar *cicu_date_calendar(const UDateFormat *format)
{
    return udat_getCalendar(format);
}

static inline void cicu_date_set_calendar(UDateFormat *format, const UCalendar *calendar)
{
    udat_setCalendar(format, calendar);
}

static inline int32_t cicu_date_format(
    const UDateFormat *format, UDate date, UChar *text, int32_t capacity, UErrorCode *status)
{
    return udat_format(format, date, text, capacity, NULL, status);
}

static inline UCalendar *cicu_calendar_clone(const UCalendar *calendar, UErrorCode *status)
{
    return ucal_clone(calendar, status);
}

static inline void cicu_calendar_close(UCalendar *calendar)
{
    ucal_close(calendar);
}

static inline void cicu_calendar_set_gregorian_change(UCalendar *calendar, UDate date, UErrorCode *status)
{
    ucal_setGregorianChange(calendar, date, status);
}

// Characters

static inline UCaseMap *cicu_case_open(const char *locale, UErrorCode *status)
{
    return ucasemap_open(locale, 0, status);
}

static inline void cicu_case_close(UCaseMap *map)
{
    ucasemap_close(map);
}

static inline int32_t cicu_case_lower(
    const UCaseMap *map, char *lower, int32_t capacity, const char *text, int32_t length, UErrorCode *status)
{
    return ucasemap_utf8ToLower(map, lower, capacity, text, length, status);
}

static inline const UNormalizer2 *cicu_nfc(UErrorCode *status)
{
    return unorm2_getNFCInstance(status);
}

static inline const UNormalizer2 *cicu_nfkd(UErrorCode *status)
{
    return unorm2_getNFKDInstance(status);
}

static inline int32_t cicu_upper(
    UChar *upper, int32_t capacity, const UChar *text, int32_t length, UErrorCode *status)
{
    return u_strToUpper(upper, capacity, text, length, "", status);
}

static inline int32_t cicu_lower(
    UChar *lower, int32_t capacity, const UChar *text, int32_t length, UErrorCode *status)
{
    return u_strToLower(lower, capacity, text, length, "", status);
}

static inline UBool cicu_is_normalized(
    const UNormalizer2 *form, const UChar *text, int32_t length, UErrorCode *status)
{
    return unorm2_isNormalized(form, text, length, status);
}

static inline int32_t cicu_normalize(
    const UNormalizer2 *form, const UChar *text, int32_t length, UChar *normal, int32_t capacity, UErrorCode *status)
{
    return unorm2_normalize(form, text, length, normal, capacity, status);
}

static inline int32_t cicu_property(UChar32 character, UProperty property)
{
    return u_getIntPropertyValue(character, property);
}

#endif
