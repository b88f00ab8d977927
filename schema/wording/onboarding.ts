/** Texts of the steps that a new reader is taken through. */
export const onboardingWording = {
  steps: {
    label: 'Getting started',
    /** What a step is called for whoever doesn't see where it stands. */
    of: (number: number, count: number) => `Step ${number} of ${count}`,
    name: 'You',
    topics: 'Topics',
    writers: 'Writers',
  },
  continue: 'Continue',
  saving: 'Saving…',
  skip: 'Skip for now',
  back: 'Back',
  /** Above the link that leads back, where a form sent without script couldn't be saved. */
  notSaved: 'That couldn’t be saved',
  name: {
    title: 'What should we call you?',
    text: 'Your name and picture stand beside what you write and say here. Both can wait, and both can change.',
    hint: 'Your own, or the one you write under.',
    username: 'Username',
    usernameHint: 'Letters a to z, digits, underscores and full stops.',
    pictureNeedsScript: 'You can add a picture later, in your settings.',
    notYours: 'Only the account’s owner can change its name and picture.',
  },
  topics: {
    title: 'What do you like to read about?',
    text: 'Three or more make a good first page. You can change them whenever you want.',
    topics: 'Topics',
    chosen: (count: number, needed: number) =>
      count < needed ? `${count} of ${needed} chosen` : `${count} chosen`,
    none: 'There are no topics to choose from yet.',
  },
  writers: {
    title: 'Whom would you like to hear from?',
    text: 'What they publish comes first in your feed.',
    textOfTopics: 'They write about what you’ve chosen. What they publish comes first in your feed.',
    writesAbout: (topic: string) => `Writes about ${topic}.`,
    none: 'Nobody has published anything yet. You may be the first.',
    done: 'See your first stories',
    doneElsewhere: 'Go on to where you were',
  },
} as const
