import { countOf } from './counts'

/** Texts of applications that act for people. */
export const oauthWording = {
  noApplication: 'There’s no application with that id.',
  noGrant: 'You haven’t allowed this application anything.',
  tooMany: (most: number) => `You can have at most ${countOf(most, 'application')}. Delete one first.`,
  name: (most: number) => `Give the application a name of 1 to ${countOf(most, 'character')}.`,
  description: (most: number) => `The description can have at most ${countOf(most, 'character')}.`,
  website: 'Enter the address of the application’s page, which begins with https://.',
  redirects: (most: number) => `Give 1 to ${countOf(most, 'address', 'addresses')} to return to.`,
  redirect:
    'An address to return to begins with https://. An application that runs on people’s devices may also have one of the device itself (http://localhost), or a scheme of its own with a dot (org.example.app:/done). None has a # or a password.',
  isPublic: 'An application that runs on people’s devices has no secret.',
  /** What programs are told, by the names of the protocol's errors. */
  errors: {
    invalid_request: 'The request lacks a parameter, repeats one, or has one that can’t be read.',
    invalid_client: 'There’s no such application, or its secret is wrong.',
    invalid_grant:
      'The code or the refresh token isn’t valid: it was used, has expired, was revoked, or belongs to something else.',
    unsupported_grant_type:
      'grant_type is authorization_code, refresh_token or urn:ietf:params:oauth:grant-type:device_code.',
    unsupported_response_type: 'response_type is code.',
    invalid_scope: 'The scope is missing, or names something that doesn’t exist.',
    invalid_redirect_uri:
      'redirect_uris has 1 to 10 addresses: of pages over https, of the device itself (http://localhost), or with a scheme of the program’s own.',
    invalid_client_metadata: 'The registration isn’t JSON, or what it asks for isn’t possible here.',
    too_many_registrations: 'Too many programs have registered themselves. Try again tomorrow.',
    invalid_target: 'The resource isn’t of this site.',
    access_denied: 'The person didn’t allow it.',
    authorization_pending: 'Nobody has decided yet.',
    slow_down: 'The device asks too often. It waits five seconds longer from now on.',
    expired_token: 'The code has expired. The device has to begin again.',
    temporarily_unavailable: 'Too many devices have begun on this network. Try again later.',
  },
} as const

/** An error of the protocol. */
export type OauthError = keyof typeof oauthWording.errors
