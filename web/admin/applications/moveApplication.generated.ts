/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An application, and the stage it goes to. */
export type MoveApplicationInput = {
  /** Class in which a place is offered; needed for offered. */
  classId?: number | null | undefined;
  /** full_time or half_day; needed for offered. */
  dayPlan?: string | null | undefined;
  /** First day of the place that is offered, yyyy-MM-dd; needed for offered. */
  firstDay?: string | null | undefined;
  /** Number of the application. */
  id: number;
  /** Note for colleagues. */
  note?: string | null | undefined;
  /** Last day of an offer, yyyy-MM-dd. */
  offerUntil?: string | null | undefined;
  /** Offers the place although the class is full. */
  overrideCapacity?: boolean | null | undefined;
  /** Where it goes: in_review, tour_booked, waitlisted, offered, declined or withdrawn. */
  status: string;
  /** Date and time of the tour in Johannesburg, yyyy-MM-ddTHH:mm; needed for tour_booked. */
  tourAt?: string | null | undefined;
  /** Version that the change is based on; a change to an older one is refused. */
  version?: number | null | undefined;
};

export type MoveApplicationMutationVariables = Exact<{
  input: MoveApplicationInput;
}>;


export type MoveApplicationMutation = { moveApplication: { __typename: 'Application', id: number, status: string, tourAt: string | null, offerUntil: string | null, offerClassId: number | null, offerFirstDay: string | null, offerDayPlan: string | null, waitlistPosition: number | null, updatedAt: string, version: number } };


export const MoveApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveApplicationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tourAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"offerClassId"}},{"kind":"Field","name":{"kind":"Name","value":"offerFirstDay"}},{"kind":"Field","name":{"kind":"Name","value":"offerDayPlan"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistPosition"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MoveApplicationMutation, MoveApplicationMutationVariables>;