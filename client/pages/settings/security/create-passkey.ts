import { startRegistration } from '@simplewebauthn/browser'
import { credentialWording } from '../../../../schema/wording/credentials'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** What came of asking the device: its answer as JSON, a sentence, or nothing when the person didn't go on. */
export type Created = { response: string } | { message: string } | undefined

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Has the device make a passkey. @param options of `startPasskeyRegistration`, as JSON. */
export async function createPasskey(options: string): Promise<Created> {
  try {
    const optionsJSON = JSON.parse(options) as CreationOptions
    return { response: JSON.stringify(await startRegistration({ optionsJSON })) }
  } catch (error) {
    if (nameOf(error) === 'InvalidStateError') return { message: credentialWording.passkeyTaken }
    if (['NotAllowedError', 'AbortError'].includes(nameOf(error))) return undefined
    return { message: credentialWording.passkeyFailed }
  }
}
