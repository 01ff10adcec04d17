export const consentKinds = ['photo', 'outing', 'medical'] as const
export type ConsentKind = (typeof consentKinds)[number]

interface ConsentText {
  title: string
  /** Increased when the text changes: an answer to an older version has to be given again. */
  version: string
  text: string
  /** What applies while it is not given. */
  without: string
}

/**
 * The consents, each asked separately: the Protection of Personal Information Act (4 of 2013),
 * sections 11 and 35, wants consent that is specific, informed and free to be withdrawn.
 */
export const consentTexts: Record<ConsentKind, ConsentText> = {
  photo: {
    title: 'Photos',
    version: '2026-1',
    text: 'The centre may take photos of my child during the day and show them in its gallery, on its website and on its social media pages, without names. When I withdraw this consent, the published photos that show my child are taken down.',
    without: 'No photos that show your child are published.',
  },
  outing: {
    title: 'Outings',
    version: '2026-1',
    text: 'My child may join outings on foot in the neighbourhood and trips by hired transport, with the staff of the class. The centre tells me of each trip beforehand.',
    without: 'Your child stays at the centre with another class during outings.',
  },
  medical: {
    title: 'Emergency medical treatment',
    version: '2026-1',
    text: 'In an emergency, when nobody on the list can be reached in time, the centre may take my child to the nearest doctor or hospital and agree to the treatment that a doctor finds necessary there.',
    without:
      'The centre calls an ambulance and the people on the list, and does not agree to any treatment on your behalf.',
  },
}

/** Whether the consent is given for the current text. */
export const isGranted = (consent: { kind: string; granted: boolean; version: string } | undefined): boolean =>
  consent !== undefined && consent.granted && consent.version === consentTexts[consent.kind as ConsentKind].version

/** Whether a consent is outstanding: never answered, or given for an older text. */
export const isOpen = (consent: { kind: string; granted: boolean; version: string } | undefined): boolean =>
  consent === undefined || (consent.granted && consent.version !== consentTexts[consent.kind as ConsentKind].version)
