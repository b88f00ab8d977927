import { askFrame, askInFront, onFrame, openFrame, origin } from './frames.js'

// The part of Braintree’s scripts that is used, against the stand-in: window.braintree.
const post = async (key, body) => {
  const response = await fetch(`${origin}/forms/braintree?key=${encodeURIComponent(key)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Braintree’s errors: an Error with a code. */
const failure = (code, details) => Object.assign(new Error(code), { name: 'BraintreeError', code, details })

const client = {
  create: async ({ authorization }) => ({ key: JSON.parse(atob(authorization)).account }),
}

const FIELDS = {
  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'Security code',
  postalCode: 'Postal code',
}

const hostedFields = {
  async create({ client: { key }, fields, styles }) {
    const group = crypto.randomUUID()
    const heard = new Map()
    const opened = Object.entries(fields).map(([name, { container, placeholder }]) => {
      const place = typeof container === 'string' ? document.querySelector(container) : container
      const params = { field: name, group, placeholder: placeholder ?? '', color: styles?.input?.color ?? '' }
      const { frame, ready } = openFrame(place, '/frames/field', params, FIELDS[name])
      frame.style.height = '100%'
      onFrame(frame, (happened, data) => heard.get(happened)?.({ emittedBy: name, ...data }))
      return { name, frame, ready }
    })
    await Promise.all(opened.map(({ ready }) => ready))
    for (const { frame } of opened) frame.style.height = '100%'
    return {
      on: (happened, listener) => heard.set(happened, listener),
      focus: (name) => opened.find((field) => field.name === name)?.frame.focus(),
      async tokenize() {
        // The first field’s frame asks the others, which are of the same origin, and sends what was typed.
        const said = await askFrame(opened[0].frame, { ask: 'tokenize', key, group })
        if (said.error?.code === 'incomplete_number' && said.isEmpty)
          throw failure('HOSTED_FIELDS_FIELDS_EMPTY')
        if (said.error?.code === 'no_connection') throw failure('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR')
        if (said.error) throw failure('HOSTED_FIELDS_FIELDS_INVALID', { invalidFieldKeys: [said.error.code] })
        return said
      },
      teardown: async () => {
        for (const { frame } of opened) frame.remove()
      },
    }
  },
}

const threeDSecure = {
  create: async () => ({
    async verifyCard({ nonce, asks }) {
      if (!asks) return { nonce, liabilityShifted: true }
      const isAuthentic = await askInFront('/frames/bank', {}, 'Your bank’s question')
      if (!isAuthentic) throw failure('THREEDS_CARDINAL_SDK_CANCELED')
      return { nonce, liabilityShifted: true }
    },
    teardown: async () => undefined,
  }),
}

const paypalCheckout = {
  create: async ({ client: { key } }) => ({
    loadPayPalSDK: async () => {
      window.paypal = { Buttons: (options) => payPalButton(options), FUNDING: { PAYPAL: 'paypal' } }
    },
    createPayment: async () => 'BA-STAND-IN',
    tokenizePayment: async ({ email }) => post(key, { paypal: { email } }),
    teardown: async () => undefined,
  }),
}

/** PayPal’s button: a press asks in front of the page, where the real one opens a window. */
function payPalButton({ createBillingAgreement, onApprove, onCancel, onError }) {
  return {
    async render(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal'
      button.style.cssText =
        'width:100%;height:44px;border:0;border-radius:4px;background:#ffc439;color:#003087;font:italic 700 18px sans-serif;cursor:pointer'
      button.addEventListener('click', async () => {
        try {
          await createBillingAgreement()
          const email = await askInFront('/frames/paypal', {}, 'PayPal')
          if (email) await onApprove({ email })
          else onCancel?.()
        } catch (error) {
          onError?.(error)
        }
      })
      place.append(button)
    },
    close: async () => undefined,
  }
}

window.braintree ??= { client, hostedFields, threeDSecure, paypalCheckout }
