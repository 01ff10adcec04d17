export const dayPlans = ['full_time', 'half_day'] as const
export type DayPlan = (typeof dayPlans)[number]

export const dayPlanLabels: Record<DayPlan, string> = { full_time: 'Full-time', half_day: 'Half-day' }
