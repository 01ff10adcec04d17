import { clock } from '#graphql/values/twelveHours.ts'

/** The documents to download; their addresses stay. */
export const documentNames = ['application-form-2025', 'fee-structure-2024', 'enrollment-checklist-2025'] as const
export type DocumentName = (typeof documentNames)[number]

export const documentTitles: Record<DocumentName, string> = {
  'application-form-2025': 'Application form 2025',
  'fee-structure-2024': 'Fee structure 2024',
  'enrollment-checklist-2025': 'Enrollment checklist 2025',
}

export const documentPath = (name: DocumentName) => `/documents/${name}.pdf`

export interface Hours {
  opens: string
  closes: string
}

interface PricedProgram {
  name: string
  formLabel: string | null
  ageLabel: string
  fullTimeCents: number | null
  halfDayCents: number | null
}

/** All that the documents are made from. Money is in integer cents, times are `HH:mm`. */
export interface DocumentContent {
  centre: {
    fullName: string
    tagline: string
    street: string
    area: string
    phone: string
    email: string
    website: string
    centreHours: Hours
    programHours: Hours
  }
  programs: PricedProgram[]
  terms: { registrationFeeCents: number; siblingDiscountPercent: number; fullTime: Hours; halfDay: Hours }
  changedAt: string
}

interface FeeLine {
  program: string
  ages: string
  fullTimeCents: number
  halfDayCents: number
}

/** The programs that have both fees, in their order. */
export const feeLines = (programs: PricedProgram[]): FeeLine[] =>
  programs.flatMap(({ name, ageLabel, fullTimeCents, halfDayCents }) =>
    fullTimeCents === null || halfDayCents === null
      ? []
      : [{ program: name, ages: ageLabel, fullTimeCents, halfDayCents }],
  )

/** `7:30 AM - 4:30 PM` */
export const formatHours = ({ opens, closes }: Hours): string => `${clock(opens)} - ${clock(closes)}`
