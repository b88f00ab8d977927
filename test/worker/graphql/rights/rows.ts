import type { Signed } from './world'

/** What may keep somebody from using a right that they have: their account, whose session it is, the host. */
export type State = 'suspended' | 'spoofed' | 'elsewhere'
export type Viewer = 'visitor' | Signed

/** A right: who has it, and in which states they can't use it. */
export type May = Partial<Record<Viewer, readonly State[]>>

/* In which states a right can't be used. */
const NEVER = [] as const satisfies State[]
const SPOOFED = ['spoofed'] as const satisfies State[]
const IN_OWN_NAME = ['suspended', 'spoofed'] as const satisfies State[]
const OTHERS = ['spoofed', 'elsewhere'] as const satisfies State[]
const ANY = ['suspended', 'spoofed', 'elsewhere'] as const satisfies State[]

/** Everybody who is signed in. */
const all = (not: readonly State[]): May => ({
  reader: not,
  author: not,
  coAuthor: not,
  editor: not,
  owner: not,
  staff: not,
})

const named = (text: string): string[] => text.split(/\s+/)

interface Row {
  may: May
  mutations: readonly string[]
  /** A person without the right has nothing that could be changed: the mutation succeeds, and nothing happens. */
  isIdle?: true
}

/** What visitors may do. */
export const FOR_VISITORS: readonly string[] = [
  'sendAcctAuthEmail',
  'sendAlternateUserEmail',
  'forgetAlternateUser',
  'verifyLoginCode',
  'signInWithPassword',
  'verifyTwoFactorCode',
  'startPasskeySignIn',
  'finishPasskeySignIn',
  'searchClickEvent',
  'logClientEvents',
  'logExperimentExposure',
  'logGateExposure',
  'subscribeToNewsletter',
  'subscribeToRecommended',
  'confirmSubscription',
  'unsubscribe',
]

/** Every other mutation, with those for whom it is where each has one of everything (`createWorld`). */
export const ROWS: readonly Row[] = [
  // What is an author's, and what others see of it.
  {
    may: { author: ANY },
    mutations: named(`enableWebhook hideCatalogResponseOnParent inviteCoAuthor orderBooks publishSequence
      redeliverWebhook restoreBook rotateOauthSecret saveBook
      schedulePost sendSeedTest sendTestLetter setSequenceParts showCatalogResponseOnParent submitPost testWebhook
      undeleteSequence unpublishSequence updateOauthApplication updateSequence`),
  },
  // Their own newsletter and its letters.
  {
    may: { author: ANY },
    mutations:
      named(`answerChangedStory answerRecommendation endNewsletter pauseLetter recommendNewsletter removeWelcomeLetter restoreNewsletter resumeLetter
      saveWelcomeLetter scheduleLetter sendLetter sendTestWelcomeLetter stopLetter stopRecommending updateNewsletter`),
  },
  // Its subscribers, and lists that are brought to it.
  {
    may: { author: ANY },
    mutations: named(`changeSubscriber discardSubscriberImport importSubscribers removeSubscriber
      startSubscriberImport undoSubscriberImport`),
  },
  // Deciding on responses to a story.
  {
    may: { author: ANY, coAuthor: ANY, editor: ANY, owner: ANY },
    mutations: named(
      `decideOnWebmention hidePostResponseOnParentPost pinPostResponse unhidePostResponseOnParentPost`,
    ),
  },
  // Publishing a story, and what readers see of it.
  {
    may: { author: ANY, editor: ANY, owner: ANY },
    mutations: named(`changePostSettings publishPost unpublishPost`),
  },
  // What is in a list.
  { may: { author: SPOOFED }, mutations: ['editCatalogItems'] },
  // What is somebody's alone; they keep that while suspended.
  {
    may: { author: OTHERS },
    mutations: named(`acceptCancellationDiscount appealDecision cancelMembership cancelSubmission
      changeCatalogSettings chooseImportEntries commitImport createPrivateFeed deleteCatalog
      deleteOauthApplication deletePost deleteSequence deleteWebhook dropPlannedSwitch finishImportUpload
      orderCoAuthors pinPost removeBook removePasskey resubmitPost revokeOauthGrant
      rotateWebhookSecret sendGiftAgain switchPlan uncancelMembership undeleteCatalog
      startPayoutSetup recordPayoutInformation openPayoutDashboard answerHeldEarnings
      signW9 signW8Ben signW8BenE signEuDeclaration
      undeletePost undoImport updateBilling updateCatalog updatePaymentMethod disconnectAccount`),
  },
  // Writing a draft.
  { may: { author: OTHERS, coAuthor: ANY }, mutations: named(`createPostLink revokePostLink saveDraft`) },
  // Changing a story that is out.
  {
    may: { author: OTHERS, coAuthor: ANY, editor: ANY, owner: ANY },
    mutations: named(`nameVersion restoreVersion`),
  },
  // Leaving those who write a story.
  { may: { author: OTHERS, coAuthor: OTHERS }, mutations: ['removeCoAuthor'] },
  // A writer and those who lead the publication.
  {
    may: { author: OTHERS, editor: ANY, owner: ANY },
    mutations: named(`addSubmissionNote removePostFromPublication removeRole`),
  },
  // Running a publication.
  {
    may: { editor: ANY, owner: ANY },
    mutations:
      named(`createNewsletter deletePublicationPage invite reviewSubmission revokeInvitation savePublicationPage
      setFeaturedStories setPublicationAbout setPublicationDesign setPublicationNavigation
      undeletePublicationPage updatePublication updateSubmissionSettings`),
  },
  // Deciding about reports of what is in a publication.
  { may: { editor: ANY, owner: ANY, staff: OTHERS }, mutations: ['decideReport'] },
  // What owners do, and the undoing of what one has done oneself.
  {
    may: { owner: ANY },
    mutations: named(`changeRole checkCustomDomain removeCustomDomain returnPostToPublication setCustomDomain
      undeletePublication`),
  },
  // Giving a publication away, which a suspended owner may.
  { may: { owner: OTHERS }, mutations: named(`deletePublication transferPublication`) },
  // Preferences and the history, which staff see as the person does.
  {
    may: { reader: NEVER },
    mutations:
      named(`dismissForNow removeFromReadingHistory restoreToReadingHistory updateFollowedEntityViewedAt
      updateViewerPreferences userDismissFlag`),
  },
  // Keeping things out of one's sight, and taking back what one follows.
  {
    may: all(NEVER),
    mutations: named(`clearReadingHistory muteCollection mutePost muteTag muteUser
      setReadingHistoryPaused stopSpoofing unfollowCatalog unfollowCollection
      unfollowTags unfollowUser unmuteCollection unmutePost unmuteTag unmuteUser`),
  },
  // Having nothing to do with somebody, which ends what each follows.
  { may: all(SPOOFED), mutations: named(`blockUser unblockUser`) },
  // What reaches others.
  {
    may: all(IN_OWN_NAME),
    mutations: named(`createQuote followCatalog followCollection followTags followUser`),
  },
  // Clapping, for what one hasn't made oneself.
  {
    may: {
      reader: IN_OWN_NAME,
      coAuthor: IN_OWN_NAME,
      editor: IN_OWN_NAME,
      owner: IN_OWN_NAME,
      staff: IN_OWN_NAME,
    },
    mutations: ['clapCatalog'],
  },
  {
    may: { reader: IN_OWN_NAME, editor: IN_OWN_NAME, owner: IN_OWN_NAME, staff: IN_OWN_NAME },
    mutations: ['clapPost'],
  },
  // An invitation, and what a reader has said to others.
  { may: { reader: ANY }, mutations: named(`acceptInvitation editPostNote editPostResponse`) },
  // A note between a reader and those who write the story.
  { may: { reader: ANY, author: ANY, coAuthor: ANY }, mutations: named(`replyToPostNote resolvePostNote`) },
  // Writing under one’s own name for others, changing that name, proving who one is, having programs do it, and being paid for it.
  {
    may: all(ANY),
    mutations:
      named(`changeUsername confirmMobileVerification createAccessToken createOauthApplication createPublication createSequence createWebhook
      enrollInPartnerProgram publishCatalogResponse publishPostResponse removeMobileNumber
      setProfileTheme startMobileVerification updateProfile`),
  },
  // Writing to those who write a story.
  { may: { reader: ANY, editor: ANY, owner: ANY, staff: ANY }, mutations: ['addPostNote'] },
  // One's own notifications and address, on every host.
  {
    may: all(SPOOFED),
    mutations: named(`markNotificationsRead markNotificationsSeen sendVerificationEmail`),
  },
  // Taking back what one has said, and declining.
  {
    may: { reader: OTHERS },
    mutations: named(`declineInvitation deletePostNote deleteQuote restorePostNote restoreQuote`),
  },
  // One's own account, and what one begins for oneself.
  {
    may: all(OTHERS),
    mutations: named(`cancelEmailChange changeEmail confirmTwoFactor connectMastodonFinish
      connectMastodonStart createCatalog createDraft createGift createMembership
      createStoryMailAddress revokeStoryMailAddress unblockSite
      deactivateAccount deleteAccount disableTwoFactor finishPasskeyRegistration
      redeemGift regenerateRecoveryCodes removePassword renamePasskey requestExport
      revokeAccessToken revokeOtherSessions revokePrivateFeed revokeSession setPassword
      startImport startPasskeyRegistration startTwoFactor startWebImport
      unenrollFromPartnerProgram`),
  },
  // Answering the question whether to write together.
  { may: { reader: OTHERS, coAuthor: OTHERS }, mutations: ['answerCoAuthorInvitation'] },
  // Moderation.
  {
    may: { staff: OTHERS },
    mutations:
      named(`addTopicPost allowDomain allowOauthApplication askToFeature banDomain banOauthApplication decideAppeal
      denyHeldEarnings editTopic holdPayout mergeTopic offerCoupon readTaxForm recordMonthRate
      reinstatePartner releaseHeldEarnings releasePayout requestSiteExport restorePost restoreThing
      reversePayout reviewPost reviewThing setSiteFlag setStaffPick setTopicHidden startMonthClosing
      startSpoofing suspendPartner suspendUser takeDownPost takeDownThing unsuspendUser
      unverifyBookAuthor unverifyOauthApplication verifyBookAuthor verifyOauthApplication
      withdrawCoupon withdrawFeatureRequest withholdPost`),
  },
  // What takes all of one's own at once.
  {
    may: { author: OTHERS },
    isIdle: true,
    mutations: named(`changeStories changeStoryTopics emptyTrash discardImport`),
  },
  // Reporting: visitors too, but nobody what is theirs.
  {
    may: {
      visitor: NEVER,
      reader: IN_OWN_NAME,
      editor: IN_OWN_NAME,
      owner: IN_OWN_NAME,
      staff: IN_OWN_NAME,
    },
    mutations: ['reportEntity'],
  },
]
