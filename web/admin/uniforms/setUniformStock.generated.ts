/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The sizes that were counted. */
export type UniformSizeStockInput = {
  /** What the shelf was said to hold before; refused when that has changed. Left out, it is not compared. */
  counted?: number | null | undefined;
  /** The size. */
  size: string;
  /** Pieces on the shelf; null where nobody counts. */
  stock?: number | null | undefined;
};

/** An item, and how many pieces there are of each size. */
export type UniformStockInput = {
  /** The item. */
  itemId: number;
  /** The sizes that were counted. */
  sizes: Array<UniformSizeStockInput>;
};

export type SetUniformStockMutationVariables = Exact<{
  input: UniformStockInput;
}>;


export type SetUniformStockMutation = { setUniformStock: { id: number, sizes: Array<{ id: number, name: string, stock: number | null }> } };


export const SetUniformStockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUniformStock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UniformStockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUniformStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]}}]}}]} as unknown as DocumentNode<SetUniformStockMutation, SetUniformStockMutationVariables>;