// What both stand-ins share in a page: frames of the stand-in’s origin, and questions to them.
export const origin = new URL(document.currentScript.src).origin

const fitted = new WeakMap()

/** A frame of the stand-in, in a place of the page. */
export function openFrame(place, path, params, title) {
  const frame = document.createElement('iframe')
  frame.src = `${origin}${path}?${new URLSearchParams(params)}`
  frame.title = title
  frame.allow = 'payment *'
  frame.style.cssText = 'display:block;width:100%;height:0;border:0'
  const ready = new Promise((resolve) => {
    fitted.set(frame, resolve)
  })
  place.append(frame)
  return { frame, ready }
}

/** Asks a frame, and waits for its answer. */
export function askFrame(frame, message) {
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    const listen = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || data?.id !== id) return
      window.removeEventListener('message', listen)
      resolve(data.answer)
    }
    window.addEventListener('message', listen)
    frame.contentWindow.postMessage({ id, ...message }, origin)
  })
}

const listeners = new WeakMap()

/** Calls back when a frame says that something happened. */
export const onFrame = (frame, listener) => listeners.set(frame, listener)

window.addEventListener('message', ({ source, origin: from, data }) => {
  if (from !== origin || !data?.happened) return
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
  if (!frame) return
  if (data.happened === 'fit') {
    frame.style.height = `${data.height}px`
    fitted.get(frame)?.()
  }
  listeners.get(frame)?.(data.happened, data)
})

/** A question that covers the page: a bank’s, or PayPal’s. Resolves to what was answered there. */
export async function askInFront(path, params, title) {
  const cover = document.createElement('div')
  cover.style.cssText =
    'position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;background:rgb(0 0 0 / .5)'
  const box = document.createElement('div')
  box.style.cssText = 'width:min(25rem,92vw);background:#fff;border-radius:8px;overflow:hidden'
  cover.append(box)
  document.body.append(cover)
  const before = document.activeElement
  const { frame, ready } = openFrame(box, path, params, title)
  await ready
  frame.focus()
  const answer = await askFrame(frame, { ask: 'answer' })
  cover.remove()
  before?.focus?.()
  return answer
}
