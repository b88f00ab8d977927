import { COMMON, type Grammar, type Rule, setOf, wordsOf } from './grammar'

const { slashes, block, double, single, backtick, tripleDouble, number, decorator, word, hash } = COMMON

/** `#include` and its kin, to the end of the line. */
const directive: Rule = { kind: 'meta', pattern: /^[ \t]{0,40}#[^\n]*/u }
/** A pattern between slashes where an operand may stand: seen by what is before it. */
const regexp: Rule = {
  kind: 'regexp',
  pattern:
    /(?<=[=(,:?[!&|{};+\n][ \t]{0,8})\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,200}\]?){1,200}\/?[a-z]{0,8}/u,
}
/** Keys of objects, which stand at the beginning of their line or after a brace or a comma. */
const key: Rule = {
  kind: 'attr',
  pattern: /(?<=[{,\n][ \t]{0,40})[\p{L}_$][\p{L}\p{N}_$]{0,80}(?=[ \t]{0,8}:(?!:))/u,
}
const character: Rule = { kind: 'string', pattern: /'(?:[^'\\\n]|\\[^\n]{1,10})'/u }
const lifetime: Rule = { kind: 'symbol', pattern: /'[a-z_]\w*/u }

const CONTROL = 'if else for while do switch case default break continue return'
const OBJECTS = 'class new this super try catch finally throw'
const CONSTANTS = 'true false null'

function language(
  rules: readonly Rule[],
  words: Parameters<typeof wordsOf>[0],
  more: Partial<Grammar> = {},
): Grammar {
  return { rules: { main: rules }, words: wordsOf(words), showsCalls: true, ...more }
}

const TYPES_OF_C = 'bool char double float int long short signed size_t unsigned void wchar_t'
const KEYWORDS_OF_C = `${CONTROL} auto const enum extern goto inline register restrict sizeof static struct typedef union volatile`
const cRules = [slashes, block, directive, double, single, number, word]

const KEYWORDS_OF_JS = `${CONTROL} ${OBJECTS} async await const debugger delete export extends from function get import in instanceof let of set static typeof var void with yield`
const KEYWORDS_OF_TS = `${KEYWORDS_OF_JS} abstract as asserts declare enum implements infer interface is keyof namespace override private protected public readonly satisfies type`
const BUILT_INS_OF_JS = 'arguments console document globalThis module process require window'
const LITERALS_OF_JS = `${CONSTANTS} undefined NaN Infinity`
const jsRules = [slashes, block, double, single, backtick, regexp, number, decorator, key, word]
const definersOfJs = setOf('class function interface enum type namespace extends')

const javascript = language(
  jsRules,
  { keyword: KEYWORDS_OF_JS, built_in: BUILT_INS_OF_JS, literal: LITERALS_OF_JS },
  { definers: definersOfJs, showsTypes: true },
)
const typescript = language(
  jsRules,
  {
    keyword: KEYWORDS_OF_TS,
    built_in: `${BUILT_INS_OF_JS} any bigint boolean never number object string symbol unknown`,
    literal: LITERALS_OF_JS,
  },
  { definers: definersOfJs, showsTypes: true },
)
const json: Grammar = {
  rules: {
    main: [
      slashes,
      block,
      { kind: 'attr', pattern: /"(?:[^"\\\n]|\\[\s\S]){0,200}"(?=\s{0,20}:)/u },
      double,
      number,
      word,
    ],
  },
  words: wordsOf({ literal: CONSTANTS }),
}
const c = language(
  cRules,
  { keyword: KEYWORDS_OF_C, type: TYPES_OF_C, literal: 'true false NULL' },
  { definers: setOf('struct enum union') },
)
const cpp = language(
  cRules,
  {
    keyword: `${KEYWORDS_OF_C} ${OBJECTS} alignas alignof co_await co_return co_yield concept consteval constexpr constinit const_cast decltype delete dynamic_cast explicit export final friend mutable namespace noexcept operator override private protected public reinterpret_cast requires static_assert static_cast template thread_local typeid typename using virtual`,
    type: TYPES_OF_C,
    built_in: 'std string vector map set pair unique_ptr shared_ptr cout cin endl',
    literal: 'true false nullptr NULL',
  },
  { definers: setOf('class struct enum union namespace concept') },
)
const java = language(
  [slashes, block, tripleDouble, double, single, number, decorator, word],
  {
    keyword: `${CONTROL} ${OBJECTS} abstract assert enum extends final implements import instanceof interface native package permits private protected public record sealed static strictfp synchronized throws transient var volatile yield`,
    type: 'boolean byte char double float int long short void',
    literal: CONSTANTS,
  },
  { definers: setOf('class interface enum record'), showsTypes: true },
)
const csharp = language(
  [
    slashes,
    block,
    directive,
    tripleDouble,
    { kind: 'string', pattern: /[@$]{1,2}"(?:[^"\\]|""|\\[\s\S])*"?/u },
    double,
    single,
    number,
    word,
  ],
  {
    keyword: `${CONTROL} ${OBJECTS} abstract as async await base checked const delegate enum event explicit extern fixed foreach get goto implicit in init interface internal is let lock nameof namespace operator out override params partial private protected public readonly record ref required sealed select set sizeof stackalloc static struct typeof unchecked unsafe using var virtual volatile when where yield`,
    type: 'bool byte char decimal double dynamic float int long object sbyte short string uint ulong ushort void',
    literal: CONSTANTS,
  },
  { definers: setOf('class interface enum struct record namespace'), showsTypes: true },
)
const go = language(
  [slashes, block, double, single, backtick, number, word],
  {
    keyword: `${CONTROL} chan const defer fallthrough func go goto import interface map package range select struct type var`,
    type: 'any bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr',
    built_in: 'append cap close complex copy delete imag len make new panic print println real recover',
    literal: 'true false nil iota',
  },
  { definers: setOf('func type') },
)
const rust = language(
  [
    slashes,
    block,
    { kind: 'meta', pattern: /#!?\[[^\]\n]{0,200}\]?/u },
    { kind: 'string', pattern: /\bb?r#"(?:[^"]|"(?!#))*(?:"#)?/u },
    double,
    character,
    lifetime,
    number,
    { kind: 'built_in', pattern: /[a-z_]\w{0,60}!/u },
    word,
  ],
  {
    keyword: `${CONTROL} as async await const crate dyn enum extern fn impl in let loop match mod move mut pub ref self static struct super trait type union unsafe use where`,
    type: 'bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize',
    built_in: 'Box Err None Ok Option Result Some String Vec',
    literal: 'true false',
  },
  { definers: setOf('fn struct enum trait mod type'), showsTypes: true },
)
const swift = language(
  [slashes, block, tripleDouble, double, number, decorator, word],
  {
    keyword: `${CONTROL} ${OBJECTS} actor any as associatedtype async await catch defer deinit do enum extension fallthrough fileprivate func guard import in init inout internal is lazy let mutating open operator private protocol public repeat required rethrows return self some static struct subscript throws typealias unowned var weak where`,
    literal: 'true false nil',
  },
  { definers: setOf('class struct enum protocol extension func actor'), showsTypes: true },
)
const kotlin = language(
  [slashes, block, tripleDouble, double, single, number, decorator, word],
  {
    keyword: `${CONTROL} ${OBJECTS} abstract as by companion constructor data enum external fun import in infix init inline inner interface internal is lateinit object open operator out override package private protected public reified sealed suspend tailrec typealias val var vararg when where`,
    literal: CONSTANTS,
  },
  { definers: setOf('class interface object fun typealias'), showsTypes: true },
)
const php = language(
  [
    slashes,
    block,
    hash,
    { kind: 'meta', pattern: /<\?(?:php|=)?|\?>/u },
    double,
    single,
    number,
    { pattern: /\$\w+/u },
    word,
  ],
  {
    keyword: `${CONTROL} ${OBJECTS} abstract and array as callable clone const declare echo elseif enum extends final fn foreach function global goto implements include include_once instanceof insteadof interface isset list match namespace or print private protected public readonly require require_once static trait unset use var xor yield`,
    type: 'bool float int iterable mixed never object string void',
    literal: `${CONSTANTS} TRUE FALSE NULL`,
  },
  { definers: setOf('class interface trait enum function namespace') },
)

/** The grammars of languages that look like C, by their short names. */
export const cLike = { javascript, typescript, json, c, cpp, java, csharp, go, rust, swift, kotlin, php }
