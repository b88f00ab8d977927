import { COMMON, type Grammar, type Rule, setOf, wordsOf } from './grammar'

const { hash, dashes, double, single, backtick, tripleDouble, tripleSingle, number, decorator, word } = COMMON

/** A name with its sign, which is no keyword. */
const variable: Rule = { pattern: /[$@%]\{?\w+/u }
/** The name before a colon or an equals sign at the beginning of a line. */
const property: Rule = {
  kind: 'attr',
  pattern: /(?<=^[ \t-]{0,80})[\p{L}\p{N}_$."'/-]{1,120}(?=[ \t]{0,8}[:=](?:\s|$))/u,
}

const python: Grammar = {
  rules: {
    main: [
      hash,
      { kind: 'string', pattern: /[bfruBFRU]{1,2}(?="|')/u },
      tripleDouble,
      tripleSingle,
      double,
      single,
      decorator,
      number,
      word,
    ],
  },
  words: wordsOf({
    keyword:
      'and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
    built_in:
      'abs all any bool bytes dict dir enumerate filter float format getattr hasattr id input int isinstance iter len list map max min next object open ord print property range repr reversed round self set setattr sorted str sum super tuple type zip',
    literal: 'True False None',
  }),
  definers: setOf('def class'),
}
const ruby: Grammar = {
  rules: {
    main: [
      { kind: 'comment', pattern: /^=begin(?:[^\n]|\n(?!=end))*(?:\n=end)?/u },
      hash,
      double,
      single,
      backtick,
      { kind: 'symbol', pattern: /(?<!:):[\p{L}_]\w*[?!]?/u },
      number,
      variable,
      word,
    ],
  },
  words: wordsOf({
    keyword:
      'alias and begin break case class def defined do else elsif end ensure extend for if in include module next not or private protected public raise redo require require_relative rescue retry return self super then undef unless until when while yield',
    built_in: 'attr_accessor attr_reader attr_writer lambda loop proc puts',
    literal: 'true false nil',
  }),
  definers: setOf('class module def'),
}
const perl: Grammar = {
  rules: { main: [hash, double, single, number, variable, word] },
  words: wordsOf({
    keyword:
      'and die do else elsif eval for foreach if last local my next no not or our package redo require return sub unless until use while',
    built_in:
      'chomp defined delete each exists join keys map open print printf push scalar shift sort split splice sprintf values',
  }),
  definers: setOf('sub package'),
}
const lua: Grammar = {
  rules: {
    main: [
      { kind: 'comment', pattern: /--\[\[(?:[^\]]|\](?!\]))*(?:\]\])?/u },
      dashes,
      { kind: 'string', pattern: /\[\[(?:[^\]]|\](?!\]))*(?:\]\])?/u },
      double,
      single,
      number,
      word,
    ],
  },
  words: wordsOf({
    keyword:
      'and break do else elseif end for function goto if in local not or repeat return then until while',
    built_in:
      'assert error ipairs math next pairs pcall print require select self setmetatable string table tonumber tostring type',
    literal: 'true false nil',
  }),
  definers: setOf('function'),
}
const r: Grammar = {
  rules: {
    main: [hash, double, single, backtick, number, { kind: 'word', pattern: /[\p{L}.][\p{L}\p{N}._]*/u }],
  },
  words: wordsOf({
    keyword: 'break else for function if in next repeat return while',
    built_in: 'c data.frame library list matrix mean print require',
    literal: 'TRUE FALSE NULL NA NaN Inf',
  }),
}
const bash: Grammar = {
  rules: {
    main: [
      { kind: 'meta', pattern: /^#![^\n]*/u },
      { kind: 'comment', pattern: /(?<![\w$])#[^\n]*/u },
      double,
      { kind: 'string', pattern: /'[^']*'?/u },
      variable,
      number,
      { kind: 'word', pattern: /[\p{L}_][\p{L}\p{N}_-]*/u },
    ],
  },
  words: wordsOf({
    keyword: 'case do done elif else esac fi for function if in select then until while',
    built_in:
      'alias cat cd chmod cp curl declare echo eval exec exit export find git grep kill local ls mkdir mv npm printf pwd read return rm sed set shift source sudo test trap unset',
    literal: 'true false',
  }),
  definers: setOf('function'),
}
const sql: Grammar = {
  rules: {
    main: [
      dashes,
      COMMON.block,
      { kind: 'string', pattern: /'(?:[^']|'')*'?/u },
      double,
      backtick,
      number,
      word,
    ],
  },
  words: wordsOf({
    keyword:
      'add all alter analyze and any as asc begin between by cascade case check collate column commit conflict constraint create cross database default deferrable delete desc distinct do drop each else end escape except exists explain filter first following for foreign from full function glob grant group having if ignore in index inner insert intersect into is isnull join key last lateral left like limit materialized merge natural no not nothing notnull nulls of offset on or order outer over partition pragma preceding primary procedure range recursive references rename replace restrict returning revoke right rollback row rows savepoint select set some strict table temp temporary then to transaction trigger truncate unbounded union unique update using vacuum values view virtual when where window with without',
    type: 'bigint blob boolean bool char date datetime decimal double float int integer json jsonb numeric real serial smallint text time timestamp timestamptz uuid varchar',
    built_in:
      'abs avg cast coalesce concat count date_trunc dense_rank extract first_value greatest iif json_each json_extract lag last_value lead least length lower max min now nullif ntile printf random rank round row_number strftime substr sum total trim upper',
    literal: 'true false null',
  }),
  ignoresCase: true,
}
const yaml: Grammar = {
  rules: {
    main: [
      { kind: 'meta', pattern: /^---[^\n]*/u },
      { kind: 'comment', pattern: /(?<![^\s])#[^\n]*/u },
      property,
      double,
      single,
      number,
      word,
    ],
  },
  words: wordsOf({ literal: 'true false null yes no on off' }),
}
const ini: Grammar = {
  rules: {
    main: [
      { kind: 'title', pattern: /^[ \t]{0,20}\[[^\n]*/u },
      { kind: 'comment', pattern: /^[ \t]{0,20}[#;][^\n]*/u },
      property,
      double,
      single,
      number,
      word,
    ],
  },
  words: wordsOf({ literal: 'true false yes no on off' }),
}
const makefile: Grammar = {
  rules: {
    main: [
      hash,
      { kind: 'title', pattern: /^[\w.%/-]{1,120}(?=[ \t]{0,8}:(?!=))/u },
      { pattern: /\$[({]?[\w@<^?*%+-]+/u },
      double,
      single,
      word,
    ],
  },
  words: wordsOf({
    keyword: 'define else endef endif export ifdef ifeq ifndef ifneq include override unexport',
  }),
}
const dockerfile: Grammar = {
  rules: {
    main: [
      hash,
      {
        kind: 'keyword',
        pattern:
          /^[ \t]{0,8}(?:ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR)\b/u,
      },
      double,
      single,
      number,
      variable,
      word,
    ],
  },
  words: wordsOf({ keyword: 'AS' }),
}
const graphql: Grammar = {
  rules: {
    main: [
      hash,
      tripleDouble,
      double,
      decorator,
      number,
      { pattern: /\$\w+/u },
      { kind: 'attr', pattern: /[a-z_]\w{0,80}(?=[ \t]{0,8}:)/u },
      word,
    ],
  },
  words: wordsOf({
    keyword:
      'directive enum extend fragment implements input interface mutation on query scalar schema subscription type union',
    literal: 'true false null',
  }),
  definers: setOf('type input interface enum union scalar fragment query mutation subscription on'),
  showsTypes: true,
}

/** The grammars of scripting languages by the short names of their languages. */
export const scripts = { python, ruby, perl, lua, r, bash, sql, yaml, ini, makefile, dockerfile, graphql }
