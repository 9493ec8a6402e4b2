export { Header, type HeaderProps, type MenuItem } from './Header.tsx';
