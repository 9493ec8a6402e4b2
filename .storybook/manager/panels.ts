import { addons, type API, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';

const titles: Record<string, string> = {
  'addon-controls': '속성',
  'storybook/actions/panel': '이벤트',
  'storybook/interactions/panel': '동작 확인',
  'storybook/a11y/panel': '접근성',
  'storybook/docs/panel': '코드',
};

/** Gives Storybook's own panels Korean titles. */
export function renamePanels(api: API) {
  for (const [id, panel] of Object.entries(api.getElements(types.PANEL))) {
    const title = titles[id];
    if (title !== undefined) addons.add(id, { ...panel, title });
  }
}

const isComponent = (storyId: string) => storyId.startsWith('컴포넌트-');

/** Opens the panels for stories of components, and closes them for others, which need the space and have no controls. */
export function openPanelsForComponents(api: API) {
  let wasOpen: boolean | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isOpen = isComponent(storyId);
    if (isOpen !== wasOpen) api.togglePanel(isOpen);
    wasOpen = isOpen;
  });
}
