/** The name of the mock panel and of the button that opens it. */
export const mockPanelTitle = '데모 설정';
