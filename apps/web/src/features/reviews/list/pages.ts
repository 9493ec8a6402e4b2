/** Reviews per page (docs/product.md#reviews). */
export const pageSize = 5;
