/** Small questions to services outside the main database. They reject if the service doesn't answer soon. */
export interface Probes {
  search(): Promise<unknown>
  pictures(): Promise<unknown>
  stats(): Promise<unknown>
}
