/** How many reviews stand on a page (docs/product.md#reviews). */
export const pageSize = 5;
