/** Any other value of `ENVIRONMENT`, or none, is production. */
export const isProduction = (environment: string | undefined): boolean =>
  environment !== 'development' && environment !== 'test'

/** Whether the host is this machine's, with or without a port. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(host)
