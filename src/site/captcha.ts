/** Where the hosted captcha (GeeTest v4) comes from; pages may load from there only where one is set up. */
export const captchaOrigins = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com'] as const;

/** The captcha's script. */
export const captchaScript = `${captchaOrigins[0]}/v4/gt4.js`;
