import { linkTo } from '../../schema/routes/links'
import { escapeMarkup } from '../../schema/rules/markup'
import { errorPageWording } from '../../schema/wording/error-pages'
import { LANGUAGE } from '../../schema/wording/language'
import { shellWording } from '../../schema/wording/shell'

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif}header{display:flex;align-items:center;gap:24px;height:56px;padding:0 24px;border-bottom:1px solid #8884}header a:first-child{margin-inline-end:auto;font:600 24px Georgia,serif;text-decoration:none}main{max-width:680px;margin:20vh auto 0;padding:0 24px}h1{font:600 32px/1.25 Georgia,serif}a{color:inherit}:root{color-scheme:light dark}`

const { title, refresh, top } = errorPageWording.serverError

const link = (href: string, text: string): string =>
  `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`

/**
 * The page that says that something went wrong, where not even the site's own page for that can be rendered: it is made
 * of constants, and of the address that was asked for.
 *
 * @param nonce the response's own, for its styles.
 * @param productName the site's name.
 * @param path the address, which the page offers to load again.
 */
export const lastPage = (nonce: string, productName: string, path: string): string =>
  [
    `<!doctype html><html lang="${LANGUAGE}" data-page="error-500"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeMarkup(shellWording.error.title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><header>`,
    link('/', productName),
    link(linkTo('ShowTopStories'), shellWording.topStories),
    link(linkTo('SignIn'), shellWording.signIn),
    `</header><main id="content"><h1>${escapeMarkup(title)}</h1><p>${link(path, refresh)}</p>`,
    `<p>${link(linkTo('ShowTopStories'), top)}</p></main></body></html>`,
  ].join('')
