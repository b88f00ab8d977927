/** What the worker says about where letters come from, and about seed tests. */
export const newsletterSenderMessages = {
  noNewsletter: 'There is no such newsletter.',
  notItsDomain: 'That address isn’t at a domain that works for this newsletter’s publication or writer.',
  noStory: 'This newsletter can’t send that story: it isn’t published here.',
  noSeeds: 'No subscriber with the label “seed” has confirmed their subscription.',
  tooMany: 'This newsletter has sent many seed tests today. Please try again tomorrow.',
  notSent: 'We couldn’t send the emails. Please try again.',
} as const
