import { askFrame, askInFront, onFrame, openFrame, origin } from './frames.js'

// The part of Stripe.js that is used, against the stand-in: window.Stripe(key).
function standIn(key) {
  const post = async (body) => {
    const response = await fetch(`${origin}/forms/stripe?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json()
  }

  /** Asks the bank’s question if there is one, until the intent is done. */
  async function finish(said, clientSecret) {
    const intent = said.setupIntent ?? said.paymentIntent
    if (intent?.status !== 'requires_action') return said
    const there = intent.next_action?.redirect_to_url
    if (there) {
      window.location.assign(there.url)
      return new Promise(() => {})
    }
    const isAuthentic = await askInFront('/frames/bank', {}, 'Your bank’s question')
    return post({ clientSecret, isAuthentic })
  }

  /** Stripe’s words for what is wrong with what was typed. */
  const WORDS = {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: 'Your card’s expiration date is incomplete.',
    invalid_expiry_year_past: 'Your card’s expiration year is in the past.',
    incomplete_cvc: 'Your card’s security code is incomplete.',
  }
  const inWords = (said) =>
    said.error?.type === 'validation_error'
      ? { error: { ...said.error, message: WORDS[said.error.code] ?? said.error.message } }
      : said

  function createElement(clientSecret, appearance) {
    const heard = new Map()
    let place
    let opened
    const element = {
      mount(target) {
        place = typeof target === 'string' ? document.querySelector(target) : target
        const theme = appearance?.theme === 'night' ? 'dark' : 'light'
        opened = openFrame(
          place,
          '/frames/card',
          { theme, text: appearance?.variables?.colorText ?? '', key, secret: clientSecret },
          'Payment details',
        )
        onFrame(opened.frame, (happened, data) => heard.get(happened)?.({ elementType: 'payment', ...data }))
        opened.ready.then(() => heard.get('ready')?.({ elementType: 'payment' }))
        return element
      },
      on(happened, listener) {
        heard.set(happened, listener)
        return element
      },
      focus: () => opened?.frame.focus(),
      unmount: () => opened?.frame.remove(),
      destroy: () => opened?.frame.remove(),
      update: () => element,
      /** Not Stripe’s: the frame takes other colours. */
      relook: ({ theme, variables }) =>
        askFrame(opened.frame, {
          ask: 'relook',
          theme: theme === 'night' ? 'dark' : 'light',
          text: variables?.colorText,
        }),
      /** Not Stripe’s: what was typed stays in the frame, which confirms. */
      confirm: (returnUrl) => askFrame(opened.frame, { ask: 'confirm', clientSecret, key, returnUrl }),
    }
    return element
  }

  function elements({ clientSecret, appearance }) {
    let element
    return {
      create: () => {
        element = createElement(clientSecret, appearance)
        return element
      },
      getElement: () => element ?? null,
      submit: async () => ({}),
      update: (options) => options.appearance && void element?.relook(options.appearance),
      confirm: async (returnUrl) => inWords(await finish(await element.confirm(returnUrl), clientSecret)),
    }
  }

  const handleNextAction = async ({ clientSecret }) => {
    const isAuthentic = await askInFront('/frames/bank', {}, 'Your bank’s question')
    return post({ clientSecret, isAuthentic })
  }
  return {
    elements,
    confirmSetup: ({ elements: group, confirmParams }) => group.confirm(confirmParams.return_url),
    confirmPayment: ({ elements: group, confirmParams }) => group.confirm(confirmParams.return_url),
    handleNextAction,
  }
}

window.Stripe = standIn
