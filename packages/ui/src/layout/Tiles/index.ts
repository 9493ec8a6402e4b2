export { type ColumnCount, Tiles, type TilesProps } from './Tiles.tsx';
