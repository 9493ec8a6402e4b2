export { Header, type HeaderAction, type HeaderProps, type MenuItem } from './Header.tsx';
