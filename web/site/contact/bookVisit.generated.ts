/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A visit, and who is visiting. */
export type BookVisitInput = {
  /** Age group of the child: 0-18months, 18-36months, 3-5years or 5-12years. */
  childAge?: string | null | undefined;
  /** E-mail address for the confirmation. */
  email: string;
  /** Anything the visitor would like to say. */
  message?: string | null | undefined;
  /** Name of the visitor, at least 2 characters. */
  name: string;
  /** Phone number, at least 10 characters. */
  phone: string;
  /** Day and time in Johannesburg, one of visitTimes: yyyy-MM-ddTHH:mm. */
  visitAt: string;
  /** Leave empty: this field is hidden from people. */
  website?: string | null | undefined;
};

export type BookVisitMutationVariables = Exact<{
  input: BookVisitInput;
}>;


export type BookVisitMutation = { bookVisit: { calendarUrl: string | null } };


export const BookVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookVisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookVisit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarUrl"}}]}}]}}]} as unknown as DocumentNode<BookVisitMutation, BookVisitMutationVariables>;