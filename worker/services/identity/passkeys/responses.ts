import * as base64url from 'jose/base64url'
import * as v from 'valibot'
import { keptBy, opaque } from '../../../../schema/inputs/text'
import { credentialWording } from '../../../../schema/wording/credentials'

/** No authenticator returns more text, in characters. */
const LONGEST = 64 * 1024

const bytes = v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/^[\w-]+$/))

/** The id that an authenticator gave a passkey. */
export const credentialId = v.pipe(
  opaque(1400, credentialWording.noPasskey),
  v.regex(/^[\w-]+$/, credentialWording.noPasskey),
)

const common = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
}

const AuthenticationResponse = v.object({
  ...common,
  response: v.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  }),
})
const RegistrationResponse = v.object({
  ...common,
  response: v.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10))),
  }),
})
const ClientData = v.object({
  challenge: v.pipe(v.string(), v.maxLength(200)),
  crossOrigin: v.optional(v.boolean()),
})

export type AuthenticationResponse = v.InferOutput<typeof AuthenticationResponse>
export type RegistrationResponse = v.InferOutput<typeof RegistrationResponse>

/** An authenticator's response, and the challenge that it claims to answer. */
export interface Claimed<Response> {
  response: Response
  challenge: string
}

function read<Schema extends v.GenericSchema<unknown, { response: { clientDataJSON: string } }>>(
  schema: Schema,
  text: string,
): Claimed<v.InferOutput<Schema>> | undefined {
  try {
    const response = v.parse(schema, JSON.parse(text))
    const said = new TextDecoder('utf-8', { fatal: true }).decode(
      base64url.decode(response.response.clientDataJSON),
    )
    const { challenge, crossOrigin } = v.parse(ClientData, JSON.parse(said))
    // Nobody may show our pages in a frame, so no passkey of ours is used in one.
    return crossOrigin === true ? undefined : { response, challenge }
  } catch {
    return undefined
  }
}

/** The result of navigator.credentials.get, as JSON. */
export const authenticationAnswer = v.pipe(
  opaque(LONGEST, credentialWording.passkeyFailed),
  v.description('What navigator.credentials.get gave, as JSON.'),
  keptBy((text) => read(AuthenticationResponse, text), credentialWording.passkeyFailed),
)

/** The result of navigator.credentials.create, as JSON. */
export const registrationAnswer = v.pipe(
  opaque(LONGEST, credentialWording.passkeyFailed),
  v.description('What navigator.credentials.create gave, as JSON.'),
  keptBy((text) => read(RegistrationResponse, text), credentialWording.passkeyFailed),
)
