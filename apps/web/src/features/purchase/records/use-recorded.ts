import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { texts } from '../texts.ts';

/** Says that a purchase is paid and recorded, and has the person's passes asked for again. */
export function useRecorded() {
  const { showToast } = useToast();
  const client = useQueryClient();
  return useCallback(() => {
    showToast(texts.recorded);
    void client.invalidateQueries({ queryKey: ['listMyPromotions'] });
  }, [client, showToast]);
}
