import { MAX_HIGHLIGHTED_BLOCK } from '../../../../schema/rules/limits'
import type { CodeToken } from '../../../../schema/story/paragraph-parts'
import { cLike } from './c-like'
import { documents } from './documents'
import type { Grammar } from './grammar'
import { scripts } from './scripts'
import { tokenize } from './tokenize'

const { javascript, typescript, cpp } = cLike
const { bash, ini, python, ruby } = scripts
const { css, xml, latex } = documents

/** Languages by their short names, and by what else they are called. */
const LANGUAGES: ReadonlyMap<string, Grammar> = new Map(
  Object.entries({
    ...cLike,
    ...scripts,
    ...documents,
    js: javascript,
    jsx: javascript,
    mjs: javascript,
    cjs: javascript,
    ts: typescript,
    tsx: typescript,
    mts: typescript,
    h: cLike.c,
    'c++': cpp,
    cc: cpp,
    hpp: cpp,
    arduino: cpp,
    cs: cLike.csharp,
    'c#': cLike.csharp,
    golang: cLike.go,
    rs: cLike.rust,
    kt: cLike.kotlin,
    jsonc: cLike.json,
    json5: cLike.json,
    py: python,
    rb: ruby,
    pl: scripts.perl,
    sh: bash,
    shell: bash,
    zsh: bash,
    console: bash,
    yml: scripts.yaml,
    toml: ini,
    conf: ini,
    properties: ini,
    make: scripts.makefile,
    docker: scripts.dockerfile,
    gql: scripts.graphql,
    html: xml,
    xhtml: xml,
    svg: xml,
    rss: xml,
    vue: xml,
    scss: css,
    sass: css,
    less: css,
    md: documents.markdown,
    patch: documents.diff,
    tex: latex,
  }),
)

/** The names of all languages that code is highlighted in. */
export const highlightedLanguages = (): string[] => [...LANGUAGES.keys()]

/**
 * Code as highlighted tokens; nothing for a language that isn't known, or for more than is looked through.
 *
 * @param most how many tokens may have a kind; what comes after them stays plain.
 */
export function highlight(text: string, language: string | undefined, most: number): CodeToken[] | undefined {
  const grammar = language === undefined ? undefined : LANGUAGES.get(language)
  if (!grammar || text.length > MAX_HIGHLIGHTED_BLOCK || most <= 0) return undefined
  return tokenize(text, grammar, most)
}
