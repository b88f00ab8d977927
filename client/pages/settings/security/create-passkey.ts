import { startRegistration } from '@simplewebauthn/browser'
import { credentialWording } from '../../../../schema/wording/credentials'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']

/** The device's answer as JSON, an error message, or nothing if the person didn't continue. */
export type Created = { response: string } | { message: string } | undefined

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Makes the device create a passkey. @param options from `startPasskeyRegistration`, as JSON. */
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
