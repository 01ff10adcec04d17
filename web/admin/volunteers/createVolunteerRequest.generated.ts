/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new call for helpers. */
export type VolunteerRequestInput = {
  /** Whose event it is: the name of a class, or All Classes. */
  className: string;
  /** What there is to do; parents read it. */
  description?: string | null | undefined;
  /** Last day, yyyy-MM-dd; left out when it ends on the first. */
  endDate?: string | null | undefined;
  /** When it ends, HH:mm. */
  endTime?: string | null | undefined;
  /** What the event is called. */
  eventTitle: string;
  /** Notes for colleagues; parents do not see them. */
  notes?: string | null | undefined;
  /** First day, yyyy-MM-dd. */
  startDate: string;
  /** When it starts, HH:mm. */
  startTime: string;
  /** active, completed or cancelled; active unless given. */
  status?: string | null | undefined;
  /** Where it takes place. */
  venue?: string | null | undefined;
  /** How many helpers are needed, at least 1. */
  volunteersNeeded: number;
};

export type CreateVolunteerRequestMutationVariables = Exact<{
  input: VolunteerRequestInput;
}>;


export type CreateVolunteerRequestMutation = { createVolunteerRequest: { id: number, version: number } };


export const CreateVolunteerRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVolunteerRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VolunteerRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVolunteerRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CreateVolunteerRequestMutation, CreateVolunteerRequestMutationVariables>;