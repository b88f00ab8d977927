/** Anything else that `ENVIRONMENT` says, or doesn't, is production. */
export const isProduction = (environment: string | undefined): boolean =>
  environment !== 'development' && environment !== 'test'

/** True for a host of this machine, with or without a port. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host)
