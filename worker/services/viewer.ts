/** Who asks, as far as what may be shown depends on it. */
export interface ViewerIdentity {
  id: string
  isMember: boolean
  isStaff: boolean
}
