/* What every frame does: it takes the theme of its page, tells its height, and answers the page. */
export const params = new URLSearchParams(location.search)
if (params.get('theme') === 'dark') document.documentElement.dataset.theme = 'dark'
export const tell = (message) => parent.postMessage(message, '*')
const fit = () => tell({ happened: 'fit', height: document.body.scrollHeight })
new ResizeObserver(fit).observe(document.body)
fit()
export const answers = (asked) =>
  addEventListener('message', async ({ data }) => {
    const answer = asked[data?.ask]
    if (answer) tell({ id: data.id, answer: await answer(data) })
  })
/** Without a connection the answer says so, as the providers’ own scripts do. */
export const post = async (path, key, body) => {
  try {
    const response = await fetch(`${path}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return { error: { type: 'api_connection_error', code: 'no_connection' } }
  }
}
