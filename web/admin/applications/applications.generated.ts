/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A note on an application. */
export type ApplicationNoteInput = {
  /** Id of the application. */
  id: number;
  /** The note. */
  note: string;
};

/** The corrected application. */
export type CorrectApplicationInput = {
  /** Anything that helps us understand the child's needs. */
  additionalInfo?: string | null | undefined;
  /** Home address. */
  address?: string | null | undefined;
  /** Allergies or medical conditions. */
  allergies?: string | null | undefined;
  /** The child's date of birth, or a due date within ten months, yyyy-MM-dd. */
  childDob: string;
  /** The child's full name, at least 2 characters. */
  childName: string;
  /** Preferred day plan: full_time or half_day; if omitted, a correction keeps it. */
  dayPlan?: string | null | undefined;
  /** E-mail address of the parent. */
  email?: string | null | undefined;
  /** Id of the application. */
  id: number;
  /** Name of the parent or guardian, at least 2 characters. */
  parentName: string;
  /** Phone number; either this or the e-mail address is required. */
  phone?: string | null | undefined;
  /** Program: infants, toddlers, preschool or kindergarten. */
  program: string;
  /** Names of siblings at the centre; if omitted, a correction keeps them. */
  siblingNames?: string | null | undefined;
  /** Preferred start date, yyyy-MM-dd. */
  startDate: string;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

/** An application and the placement of its child. */
export type EnrollApplicationInput = {
  /** Confirms that this is not the child with the same name and date of birth already here. */
  anotherChild?: boolean | null | undefined;
  /** Creates a billing record for the registration fee. */
  billRegistration?: boolean | null | undefined;
  /** Class the child will be in. */
  classId: number;
  /** full_time or half_day. */
  dayPlan: string;
  /** First day, yyyy-MM-dd; by default the parents' preferred start date, or today if that has passed. */
  enrolledOn?: string | null | undefined;
  /** First name of the child. */
  firstName: string;
  /** Id of the application. */
  id: number;
  /** Last name of the child. */
  lastName: string;
  /** Enrolls the child even though the class is full. */
  overrideCapacity?: boolean | null | undefined;
  /** Program the child will follow. */
  programId: number;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

/** An application and its new status. */
export type MoveApplicationInput = {
  /** Class of the offered place; needed for offered. */
  classId?: number | null | undefined;
  /** full_time or half_day; needed for offered. */
  dayPlan?: string | null | undefined;
  /** First day of the offered place, yyyy-MM-dd; needed for offered. */
  firstDay?: string | null | undefined;
  /** Id of the application. */
  id: number;
  /** Note for colleagues. */
  note?: string | null | undefined;
  /** Last day of an offer, yyyy-MM-dd. */
  offerUntil?: string | null | undefined;
  /** Offers the place even though the class is full. */
  overrideCapacity?: boolean | null | undefined;
  /** New status: in_review, tour_booked, waitlisted, offered, declined or withdrawn. To reschedule a tour, tour_booked again. */
  status: string;
  /** Date and time of the tour in Johannesburg, yyyy-MM-ddTHH:mm; needed for tour_booked. */
  tourAt?: string | null | undefined;
  /** Version the change is based on; older ones are refused. */
  version?: number | null | undefined;
};

/** A new order of a program's waiting list. */
export type OrderWaitlistInput = {
  /** The order that the user saw; refused as STALE if it has changed since. */
  before: Array<number>;
  /** Ids of all waiting applications, next one first. */
  order: Array<number>;
  /** Program whose list it is: infants, toddlers, preschool or kindergarten. */
  program: string;
};

/** An application entered by the office. */
export type RecordApplicationInput = {
  /** Anything that helps us understand the child's needs. */
  additionalInfo?: string | null | undefined;
  /** Home address. */
  address?: string | null | undefined;
  /** Allergies or medical conditions. */
  allergies?: string | null | undefined;
  /** The child's date of birth, or a due date within ten months, yyyy-MM-dd. */
  childDob: string;
  /** The child's full name, at least 2 characters. */
  childName: string;
  /** Preferred day plan: full_time or half_day; if omitted, a correction keeps it. */
  dayPlan?: string | null | undefined;
  /** E-mail address of the parent. */
  email?: string | null | undefined;
  /** Name of the parent or guardian, at least 2 characters. */
  parentName: string;
  /** Phone number; either this or the e-mail address is required. */
  phone?: string | null | undefined;
  /** Program: infants, toddlers, preschool or kindergarten. */
  program: string;
  /** Names of siblings at the centre; if omitted, a correction keeps them. */
  siblingNames?: string | null | undefined;
  /** Preferred start date, yyyy-MM-dd. */
  startDate: string;
};

export type ApplicationQueryVariables = Exact<{
  id: number;
}>;


export type ApplicationQuery = { application: { id: number, reference: string, status: string, childName: string, childDob: string, childAge: string, allergies: string | null, parentName: string, email: string | null, phone: string | null, address: string | null, program: string, startDate: string, additionalInfo: string | null, dayPlan: string | null, siblingNames: string | null, tourAt: string | null, offerUntil: string | null, offerClassId: number | null, offerFirstDay: string | null, offerDayPlan: string | null, offerFeeCents: number | null, offerAcceptedAt: string | null, waitlistPosition: number | null, createdAt: string, updatedAt: string, version: number, offerClass: { id: number, name: string } | null, child: { id: number, enrolledOn: string, lastDay: string | null, firstName: string, lastName: string } | null, siblings: Array<{ id: number, firstName: string, lastName: string }>, events: Array<{ id: number, at: string, kind: string, fromStatus: string | null, toStatus: string | null, note: string | null, author: { id: number, firstName: string, lastName: string } | null }> } };

export type ApplicationsQueryVariables = Exact<{
  year?: number | null | undefined;
}>;


export type ApplicationsQuery = { applicationYears: Array<number>, applications: Array<{ id: number, reference: string, status: string, childName: string, childDob: string, allergies: string | null, parentName: string, email: string | null, program: string, startDate: string, dayPlan: string | null, siblingNames: string | null, tourAt: string | null, offerUntil: string | null, offerClassId: number | null, offerFirstDay: string | null, offerDayPlan: string | null, offerAcceptedAt: string | null, waitlistPosition: number | null, createdAt: string, updatedAt: string, version: number, siblings: Array<{ id: number, firstName: string, lastName: string }>, child: { id: number, enrolledOn: string, lastDay: string | null } | null }> };

export type EnrollChoicesQueryVariables = Exact<{
  from: string;
  applicationId: number;
}>;


export type EnrollChoicesQuery = { programs: Array<{ id: number, code: string, name: string, formLabel: string | null, fullTimeCents: number | null, halfDayCents: number | null }>, classPlaces: Array<{ taken: number, offered: number, free: number, class: { id: number, name: string, ageGroup: string, ageFromMonths: number, ageToMonths: number, capacity: number, programId: number | null } }>, feeTerms: { registrationFeeCents: number }, centre: { fullName: string } };

export type AddApplicationNoteMutationVariables = Exact<{
  input: ApplicationNoteInput;
}>;


export type AddApplicationNoteMutation = { addApplicationNote: { id: number, events: Array<{ id: number, at: string, kind: string, fromStatus: string | null, toStatus: string | null, note: string | null, author: { id: number, firstName: string, lastName: string } | null }> } };

export type EnrollApplicationMutationVariables = Exact<{
  input: EnrollApplicationInput;
}>;


export type EnrollApplicationMutation = { enrollApplication: { invitationUrl: string | null, application: { id: number, status: string, waitlistPosition: number | null, updatedAt: string, version: number } } };

export type MoveApplicationMutationVariables = Exact<{
  input: MoveApplicationInput;
}>;


export type MoveApplicationMutation = { moveApplication: { __typename: 'Application', id: number, status: string, tourAt: string | null, offerUntil: string | null, offerClassId: number | null, offerFirstDay: string | null, offerDayPlan: string | null, offerAcceptedAt: string | null, waitlistPosition: number | null, updatedAt: string, version: number } };

export type RecordApplicationMutationVariables = Exact<{
  input: RecordApplicationInput;
}>;


export type RecordApplicationMutation = { recordApplication: { id: number, reference: string, email: string | null } };

export type CorrectApplicationMutationVariables = Exact<{
  input: CorrectApplicationInput;
}>;


export type CorrectApplicationMutation = { correctApplication: { id: number, version: number } };

export type OrderWaitlistMutationVariables = Exact<{
  input: OrderWaitlistInput;
}>;


export type OrderWaitlistMutation = { orderWaitlist: Array<{ id: number, waitlistPosition: number | null }> };

export type BookedVisitsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookedVisitsQuery = { visits: Array<{ id: number, visitAt: string | null, with: { name: string } }> };


export const ApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Application"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childDob"}},{"kind":"Field","name":{"kind":"Name","value":"childAge"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"additionalInfo"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"siblingNames"}},{"kind":"Field","name":{"kind":"Name","value":"tourAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offerClassId"}},{"kind":"Field","name":{"kind":"Name","value":"offerFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"offerDayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"offerFeeCents"}},{"kind":"Field","name":{"kind":"Name","value":"offerAcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerClass"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationQuery, ApplicationQueryVariables>;
export const ApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationYears"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"childName"}},{"kind":"Field","name":{"kind":"Name","value":"childDob"}},{"kind":"Field","name":{"kind":"Name","value":"allergies"}},{"kind":"Field","name":{"kind":"Name","value":"parentName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"program"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"dayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"siblingNames"}},{"kind":"Field","name":{"kind":"Name","value":"tourAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offerClassId"}},{"kind":"Field","name":{"kind":"Name","value":"offerFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"offerDayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"offerAcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"siblings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"child"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolledOn"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ApplicationsQuery, ApplicationsQueryVariables>;
export const EnrollChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrollChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"formLabel"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeCents"}},{"kind":"Field","name":{"kind":"Name","value":"halfDayCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"applicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"applicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"class"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ageGroup"}},{"kind":"Field","name":{"kind":"Name","value":"ageFromMonths"}},{"kind":"Field","name":{"kind":"Name","value":"ageToMonths"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"programId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"offered"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feeTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationFeeCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"centre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode<EnrollChoicesQuery, EnrollChoicesQueryVariables>;
export const AddApplicationNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddApplicationNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplicationNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addApplicationNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fromStatus"}},{"kind":"Field","name":{"kind":"Name","value":"toStatus"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddApplicationNoteMutation, AddApplicationNoteMutationVariables>;
export const EnrollApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<EnrollApplicationMutation, EnrollApplicationMutationVariables>;
export const MoveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tourAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offerClassId"}},{"kind":"Field","name":{"kind":"Name","value":"offerFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"offerDayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"offerAcceptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MoveApplicationMutation, MoveApplicationMutationVariables>;
export const RecordApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RecordApplicationMutation, RecordApplicationMutationVariables>;
export const CorrectApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CorrectApplicationMutation, CorrectApplicationMutationVariables>;
export const OrderWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}}]}}]}}]} as unknown as DocumentNode<OrderWaitlistMutation, OrderWaitlistMutationVariables>;
export const BookedVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookedVisits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitAt"}},{"kind":"Field","name":{"kind":"Name","value":"with"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BookedVisitsQuery, BookedVisitsQueryVariables>;