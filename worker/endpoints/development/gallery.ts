import { type DevelopmentEndpoint, refusal } from './endpoint'

/** Styles stand in the page, as do fonts; pictures are the site's own. */
const policy = (nonce: string): string =>
  [
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; font-src data:`,
    "img-src 'self' data:; frame-ancestors 'none'",
  ].join('; ')

/**
 * `GET /_/dev/gallery`: every component of the kit in every state; `?theme=dark&dir=rtl` chooses how they are shown.
 * Rule: docs/rules/development.md, "Gallery".
 */
export const developmentGalleryEndpoint: DevelopmentEndpoint = {
  async GET({ url, env, nonce }) {
    if (!env.GALLERY) return refusal(404, 'no-gallery', 'This instance was started without a gallery.')
    const drawn = await env.GALLERY.fetch('http://gallery/', {
      method: 'POST',
      body: JSON.stringify({ nonce, theme: url.searchParams.get('theme'), dir: url.searchParams.get('dir') }),
    })
    const response = new Response(drawn.body, drawn)
    response.headers.set('content-security-policy', policy(nonce))
    return response
  },
}
