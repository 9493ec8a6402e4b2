import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { texts } from '../texts.ts';

/** Says that a purchase is recorded, and invalidates the user's passes. */
export function useRecordedNotice() {
  const { showToast } = useToast();
  const client = useQueryClient();
  return useCallback(() => {
    showToast(texts.recorded);
    void client.invalidateQueries({ queryKey: ['listMyPromotions'] });
  }, [client, showToast]);
}
