/** A part of a landing page under its own heading. */
export interface LandingSection {
  /** The heading's id, for links into the page. */
  id: string
  heading: string
  paragraphs: readonly string[]
  /** Short facts, each with its own heading. */
  points?: readonly { title: string; text: string }[]
}

/** The words of a landing page. */
export interface LandingWords {
  /** The document's title. */
  title: string
  /** What search engines and shared links say about the page. */
  description: string
  heading: string
  lead: string
  sections: readonly LandingSection[]
  closing: { heading: string; text: string }
}

/** Words that all landing pages share. */
export const landingWording = {
  navigation: 'Main',
  about: 'About',
  membership: 'Membership',
  write: 'Write',
  business: 'For organizations',
  importStories: 'Import your stories',
  tools: 'Tools for writers',
  forWriters: 'What writers get here',
  aboutSite: 'About this site',
  creators: 'A home for what you publish',
  signIn: 'Sign in',
  createAccount: 'Create your account',
  topics: 'Browse the topics',
  library: 'Visit the library',
  contact: 'Write to us',
  rules: 'Read the rules',
  settings: 'Open your settings',
} as const
