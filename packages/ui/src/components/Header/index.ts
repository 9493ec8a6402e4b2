export { Header, type HeaderAction, type HeaderProps, type HeaderItem } from './Header.tsx';
