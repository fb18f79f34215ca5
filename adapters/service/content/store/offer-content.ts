/** The stored JSON of an offer, which states whether it has a voucher. Other systems give vouchers without stating it. */
export const withVoucherFlag = (content: string): string =>
  content.includes('"voucher"') ? content : JSON.stringify({ ...JSON.parse(content), voucher: false });
