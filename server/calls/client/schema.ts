// Made of the table of calls; a test compares it.
export interface paths {
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in with a name and a password. After failures a captcha is asked for (`captchaRequired`). */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a trial account with play money and signs in to it, where the house offers that. */
        post: operations["freePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the code of the app, or a recovery code, that a login still waits for. */
        post: operations["secondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives a new token for the present one, which ends half a minute later. Asked again with the old one within a minute, and before the new one is used, it gives the same. */
        put: operations["renewToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends the sign-in of the token, also of one that still owes something. */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the player is signed in now, browsers and apps, the one used last first. */
        get: operations["devices"];
        put?: never;
        post?: never;
        /** Signs the player out on one device, or on all but this one where none is named. Games that are open end too. */
        delete: operations["signOutDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/secondFactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a second factor is asked for when the player signs in, and how many recovery codes are left. */
        get: operations["secondFactorState"];
        /** Switches the second factor on with its first code and the password, and tells ten recovery codes. Every other sign-in of the player ends. */
        put: operations["switchOnSecondFactor"];
        /** Makes a secret for the player's authenticator app, in place of one that was begun. Nothing is asked for with it until its first code has come, which it waits for half an hour. */
        post: operations["beginSecondFactor"];
        /** Switches the second factor off, for a code and the password. */
        delete: operations["switchOffSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/secondFactor/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells ten other recovery codes; those that there were open nothing any more. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture with five letters, to be read by a person, for one purpose and one device. */
        get: operations["captcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code for a new password to an account's number. Nobody learns which numbers are known. */
        post: operations["sendRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code that proves the number of an account that is to be opened. */
        post: operations["sendRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens an account by a name and signs in to it, for `read` and `play` where no scopes are asked for. */
        put: operations["register"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Opens an account by a number and signs in to it, for `read` and `play` where no scopes are asked for. */
        put: operations["registerByMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an invitation code is somebody's here. */
        get: operations["affiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to a new password to an account's mailbox. The answer is the same whether there is one. */
        post: operations["recoverByMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by the code that was sent to the account's number. */
        post: operations["recoverByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password. Every other sign-in ends, and no money leaves for a day. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the player a payment password, or another one. No money leaves for a day then; a first one holds nothing where it is set in a browser that the account has known for a day. */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The house under this host: its name, money and time zone, and which of its switches are on. */
        get: operations["whitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to open an account that are open here, and the fields of each form with their rules. */
        get: operations["registrationSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says that the house is open; a closed one answers every call with why. */
        get: operations["systemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The other addresses under which the house is reached. */
        get: operations["domainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The articles of the help pages, as cleaned HTML. */
        get: operations["helpCentre"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps the language in which the player reads. */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/routers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses under which a device reaches the house, in the operator's order. */
        get: operations["routers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/customerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where customer service is opened, by kind; an empty list where one asks in writing (`feedback`). */
        get: operations["customerService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player who is signed in: number, name, kind of account, level, and until when they were here before. */
        get: operations["memberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Asks the house something, 10 to 1,000 characters; a person answers by mail or in the messages. */
        put: operations["feedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms of use as they are now, and whether the player still has to agree to them, without which no money comes in and none is played with (`termsOwed`). */
        get: operations["terms"];
        /** The player agrees to the terms by the version that they read; another one is to be read first. */
        put: operations["agreeToTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own limits with what is used of each, what waits to be confirmed, the break that goes on and those that could begin, and the latest changes. */
        get: operations["limits"];
        /** Sets a limit. A first or a lower one holds at once (`set`); a higher one is asked for (`asked`), and has to be confirmed a day later, within seven days. */
        put: operations["setLimit"];
        post?: never;
        /** Asks for a limit to be no more, which waits and is confirmed as a higher one. */
        delete: operations["removeLimit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/raise/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms for the second time that a limit shall be higher, or be no more. */
        post: operations["confirmLimitRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/limits/raise/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up a higher limit that was asked for. */
        post: operations["cancelLimitRaise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/breaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a break at once: no stake and no deposit is taken until it is over. Nobody can end it early. */
        post: operations["takeBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuts the player out of play and deposits at once, for months or for ever; bonuses end with one for ever. Nobody can undo it: an app asks twice before it calls. */
        post: operations["excludeSelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many messages the player has not opened. */
        get: operations["CSP_unreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's messages, newest first, 20 a page: what they say, and what they are about. */
        get: operations["messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a message as read, or all of them where none is named; answers with how many are left. */
        put: operations["readMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What there is to play with: own money, bonus, what is set aside, and play money. */
        get: operations["walletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has in the wallets of vendors that keep their own; null where one did not answer in time. */
        get: operations["GCS_merchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves own money to a vendor's wallet or back. The key makes it happen once. */
        post: operations["GCS_walletTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account record: every change of the player's accounts, newest first, 20 a page. */
        get: operations["ODSFE2_MemTransDet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The betting record: the player's rounds, newest first, 20 a page, and what all of them that the filters let through came to. */
        get: operations["rounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/rounds/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One round with what was staked on, what came and what moved, the address of its check and its receipt. */
        get: operations["round"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the player has in this house, and how they stand to each kind of contract. */
        get: operations["consolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways to pay in that are open now, with their bounds, fees and where to pay by hand, and what the next deposit brings besides. None is open to a player who is away from play. */
        get: operations["depositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's orders of money in, newest first, 20 a page. */
        get: operations["deposits"];
        put?: never;
        /** Orders a deposit. Nothing moves before the money is there: show `payUrl` where the answer has one, else read the order for where to pay. */
        post: operations["requestDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of money in, with what became of it. */
        get: operations["deposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the picture that shows a payment by hand, three at most: PNG or JPG of 5 MB at most, as base64. */
        post: operations["proveDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/deposits/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an order that was not paid yet. */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/payees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own accounts, five at most, to which money can be sent. */
        get: operations["payees"];
        put?: never;
        /** Keeps an account, by the fields that its method asks for (`withdrawalMethods`). */
        post: operations["addPayee"];
        /** Forgets an account. What is on its way to it stays on its way. */
        delete: operations["removePayee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ways out that are open now, what each asks of an account, and what stands in the way today. */
        get: operations["withdrawalMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's orders of money out, newest first, 20 a page. */
        get: operations["withdrawals"];
        put?: never;
        /** Asks for money to be sent to one of the player's accounts: it is set aside at once, and leaves when the house has looked. Needs the payment password, and the code of the second factor where the account has one. */
        post: operations["requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of money out, with what became of it. */
        get: operations["withdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an order that the house has not looked at yet; the money is the player's again. */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the money has come. */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/withdrawals/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the money has not come; the house finds out. */
        post: operations["disputeWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/upline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player may send to the one above now, and what was sent last; `sendingClosed` where nothing. */
        get: operations["uplineOffer"];
        put?: never;
        /** Sends money to the player above, at once and for good. Needs the payment password, and the code of the second factor where the account has one. */
        post: operations["sendToUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a category, with the filters of its page. */
        get: operations["GCSGAME_gameList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hot list, and what it was taken from. */
        get: operations["GCSGAME_hotGamesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_newGameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors of a category, each with its best games, as lanes. */
        get: operations["GCSGAME_newGameVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors of hot games, and the categories that each is found under. */
        get: operations["GCSGAME_getVassGameType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The most popular open games, 20 at most. */
        get: operations["popularGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players who were paid most lately, with money and with play money; names are masked. */
        get: operations["GCSGAME_getRankList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/winnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest wins, 50 at most; names are masked. */
        get: operations["winnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices by what they are for: the player's own, banners, popups and promotions. */
        get: operations["MCSFE_getListAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rooms of the chat. */
        get: operations["GLS2_roomList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player opened last, latest first. */
        get: operations["GCS_recentGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's favourites of a category, page by page. */
        get: operations["MCSFE_getFavoriteGamesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of some games are the player's favourites. */
        get: operations["MCSFE_getFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marks a game as a favourite. */
        put: operations["addFavourite"];
        post?: never;
        /** Takes the mark off. */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page of a lottery of Viet Nam, with what it is launched with. */
        get: operations["launchVnLottery"];
        put?: never;
        /** Opens a game. A vendor's answers with the address to show; ours with its page on this site. */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a game is played for fun without an account: a page that opens a trial one. */
        get: operations["GCS_gameLaunchFB"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/seeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seeds of the player's rounds in games that are theirs alone: the pair in use with what it decided, what was promised of the next, and those that are over with their server seeds. */
        get: operations["seeds"];
        /** Ends the pair in use, whose server seed is told from now on, and begins the next with the client seed that the player chose. With `pairId` only where that pair is still the one in use. */
        put: operations["changeSeeds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every lottery with the draws that are open, how long each still takes stakes, and when to ask again. */
        get: operations["gameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same of the lotteries of Viet Nam. */
        get: operations["vnGameMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came out in a lottery, the latest draw first, 100 at most. */
        get: operations["vnOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came out in a lottery, the latest draw first, 100 at most, for a page of a player. */
        get: operations["openedNumero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's latest tickets in a lottery, 100 at most. */
        get: operations["vnRecent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/instant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An instant game of the house (dice, keno, roulette, cards, reels without lines and the like): what can be staked and chosen, the free rounds there are, and what the player has open in it. */
        get: operations["instantGame"];
        put?: never;
        /** Stakes once in an instant game and answers with what came; a game of several steps goes on by `stepInstant` until it is over. */
        post: operations["playInstant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/instant/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the next step of an open game: opens a field, draws, doubles, takes what was won. `step` is how many were taken, so that the same one sent twice is taken once. */
        post: operations["stepInstant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game of shared rounds as it stands: its open round, what can be staked on it and at which prices, how the latest ended, and the player's own stakes. The stream `/api/live` tells the round as it goes on. */
        get: operations["roundTable"];
        put?: never;
        /** Stakes on a spot of the open round, or in a flight with the cash-out that is made without asking. A stake that comes too late goes back at once. */
        post: operations["stakeInRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/rounds/stake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One stake of the player's with its round, also when that is over. */
        get: operations["roundStake"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/rounds/cashOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a flight with what the stake is worth now: the moment at which the house was asked decides. Asked again it answers the same. */
        post: operations["cashOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sports of the book, how many events of each are open, and the bounds of a slip. */
        get: operations["bookSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be bet on and what is being played, of one sport or of all, the soonest first, 60 at most. */
        get: operations["bookEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event with all its markets, and of a match of the house's own leagues what decides it. */
        get: operations["bookEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the latest events ended, of one sport or of all. */
        get: operations["bookResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Works a slip out as it would be placed now, or says why it would not be. Nothing is placed. */
        post: operations["quoteSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/slips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places a slip at the prices that were seen, and answers with the bets that it became. */
        post: operations["placeSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's bets that wait, or those that are settled; the latest first, 50 at most. */
        get: operations["bets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/book/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bet of the player's as it stands. */
        get: operations["bet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many points the player has. */
        get: operations["MCS2_getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is given for points. */
        get: operations["MCS2_getPointReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How points come and what they are worth; null where a house has none. */
        get: operations["MCS2_getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getRedeemPointList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player gave points for last, newest first, 20 at most, and where goods are on their way. */
        get: operations["MCS2_getRedeemPointList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_redeemPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives points for a reward. Needs the password of money, or that of the account where there is none. */
        post: operations["MCS2_redeemPointReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_convertPoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turns points into money at the rate that was told. Needs the password as a reward does. */
        post: operations["MCS2_convertPoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's bonuses, 20 a page: the active one first, then offers, what waits, and what is over. */
        get: operations["bonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player may take now; what ends first stands first. Who is away from play may take none; what was offered stays among their `bonuses` until its end. */
        get: operations["bonusOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes what was offered. It begins at once where no other is active, and waits where one is. */
        post: operations["takeBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says no to what was offered. */
        post: operations["declineBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bonuses/giveUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a bonus; what is left of it goes back. `seen` is the bonus balance that the player was told would be lost. */
        post: operations["giveUpBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promotions: those that one can take part in first, then those to come, then what is over. With a token that may read, those for members and where the player stands. */
        get: operations["promotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/promotions/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One promotion with its terms. With a token that may read, also what it gives the player by rule and how far they are. */
        get: operations["promotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/promotions/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives what a promotion gives by rule, once in its period. The same again is the same answer. */
        post: operations["claimPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/promotions/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How one promotion is applied for, and what became of the player's own applications for it, the latest first. */
        get: operations["applications"];
        put?: never;
        /** Applies for a promotion, once in its period; a person answers. Pictures are PNG or JPG of 5 MB at most each, as base64. The same again is the same application, and what says something else changes nothing. */
        post: operations["applyForPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/raffles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The raffles of the house, 50 a page: those that go on first, the next to close before; then what is over, the latest first. With a token that may read, what the player has in each. */
        get: operations["publicRaffles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/raffles/raffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One raffle with its rules, who was drawn by the name that everybody sees, and all that draws it again. With a token that may read, also what the player has in it. */
        get: operations["raffle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/raffles/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of the player's tickets in one raffle, a row for those that were given together, 50 a page, the latest first. */
        get: operations["raffleTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/raffles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The raffles that the player has tickets in, 50 a page, the latest first, and what was won. */
        get: operations["raffles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays what was won in a raffle, once. */
        post: operations["MCS2_claimRafflePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The missions that can be claimed, and those that go on; one that was reached is among the first alone. Both are empty for whoever takes no part. Where `counts` is stakes or deposits, `target` and `counted` are amounts; of rounds and days they are how many. */
        get: operations["MCSFE_getMissionSummaryDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/missions/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives what was promised for one period of a mission, once. */
        post: operations["claimMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The nickname and the picture that the player chose, and the drawings that there are. */
        get: operations["memberIcon"];
        /** Chooses a nickname or a drawing, one at a time; an empty name gives the name up, and `none` the picture, also one's own. */
        put: operations["setMemberIcon"];
        /** Sends the player's own picture, which others see from then on: PNG or JPG of 5 MB at most, as base64. It is made anew; `setMemberIcon` with the drawing `none` takes it back. */
        post: operations["sendMemberPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How others see the player: by nickname and picture, where they chose them. */
        get: operations["MCSFE_getPlayerAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leaderboards that go on with their prizes and the player's own places, and one period of the one that is named by `code` (that of `period`, else the one that goes on, else the latest), 50 places a page; names are masked unless somebody chose a nickname. */
        get: operations["MCSFE_getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An agent's contracts of one kind, 100 at most: those that live first. */
        get: operations["contracts"];
        /** Asks the other side for other terms. Those in force hold until they are signed. */
        put: operations["changeContract"];
        /** Signs terms and asks an agent directly below to sign them too, within a week. */
        post: operations["proposeContract"];
        /** Asks the other side to end a contract. */
        delete: operations["endContract"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDividendReq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs or declines what the other side of a dividend contract has asked for. Who signs proves themselves by the code of the second factor and the payment password, each where the account has one. */
        post: operations["MCS2_processDividendReq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDailySalContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs or declines what the other side of a daily contract has asked for. Who signs proves themselves by the code of the second factor and the payment password, each where the account has one. */
        post: operations["MCS2_processDailySalContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs or declines what the other side of a hourly contract has asked for. Who signs proves themselves by the code of the second factor and the payment password, each where the account has one. */
        post: operations["MCS2_processContractHourSalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processRealTimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs or declines what the other side of a realtime contract has asked for. Who signs proves themselves by the code of the second factor and the payment password, each where the account has one. */
        post: operations["MCSFE_processRealTimeSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The team of the agent, or of somebody in it (`of`): those directly below, or all (`whole`), a page at a time. */
        get: operations["agentTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody directly below gets back of stakes, and the most that the agent can give; without a player, what the agent can give. */
        get: operations["agentRates"];
        /** Sets what somebody directly below gets: more at once, less from the next midnight on. */
        put: operations["setRates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an account directly below the agent. Its first password opens only the page where the person chooses their own. */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the agent may send to somebody directly below now, and what was sent to them last; `sendingClosed` where nothing. */
        get: operations["downOffer"];
        put?: never;
        /** Sends the agent's own money to somebody directly below, at once and for good. Needs the payment password, and the code of the second factor where the account has one. */
        post: operations["sendDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The agent's links and what came of each, 50 a page, the newest first. */
        get: operations["agentLinks"];
        put?: never;
        /** Makes a link: what whoever comes by it becomes, how often and how long it works, and their rates. */
        post: operations["makeLink"];
        /** Ends a link. The first one, which everybody has, stays: of that `unknownLink` is said too. */
        delete: operations["endLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/links/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What whoever comes by a link begins with. */
        get: operations["agentLinkRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/ground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The terms by which the agent is paid, on whose ground others are offered, and the agents directly below. Terms are null without a contract in force. */
        get: operations["contractGround"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the agent was billed for, 50 a page, the newest first, with the sums of all and what is owed. A bill is made five minutes after the end of its period. */
        get: operations["agentIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/bill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One bill, for both sides of its contract, down to the ledger. */
        get: operations["agentBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events of what happens to the player. The token is in the header, so it is read with fetch; the id of an event, sent back as Last-Event-ID, is where the stream goes on. */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Refusal: {
            /** @constant */
            success: false;
            /** @enum {string} */
            code: "unknownCall" | "wrongMethod" | "unreadable" | "badField" | "tooLarge" | "plainRefused" | "sealKeyUnknown" | "replayed" | "notSignedIn" | "scopeMissing" | "secondFactorOwed" | "newPasswordOwed" | "nothingOwed" | "needTrueAccount" | "termsOwed" | "termsChanged" | "tooMany" | "tooBusy" | "keyMissing" | "keyReused" | "stillGoing" | "tokenRenewed" | "systemMaintenance" | "accessRestricted" | "unreachable" | "unknownError" | "wrongNameOrPassword" | "agentsElsewhere" | "membersElsewhere" | "blocked" | "excluded" | "signedOut" | "captchaRequired" | "captchaMissing" | "captchaWrong" | "captchaExpired" | "workMissing" | "lettersOnly" | "tooManyAnswers" | "tooManyPictures" | "codeMissing" | "codeWrong" | "codeExpired" | "codeUsed" | "alreadyOn" | "notBegun" | "notOn" | "numberInvalid" | "addressInvalid" | "countryClosed" | "quota" | "tooSoon" | "tooManyLater" | "registrationClosed" | "usernameTaken" | "mobileTaken" | "affiliateUnknown" | "passwordCommon" | "passwordIsPayment" | "samePassword" | "paymentPasswordWeak" | "sameAsLogin" | "staleForm" | "freePlayClosed" | "unknownDevice" | "gameUnknown" | "gameMaintenance" | "notLaunched" | "noTrial" | "onABreak" | "notEnoughPoints" | "tooFewPoints" | "notWholeSteps" | "notOffered" | "unknownReward" | "outOfStock" | "costChanged" | "rateChanged" | "passwordWrong" | "moneyLocked" | "keyConflict" | "noAccount" | "accountFrozen" | "amountNotPositive" | "unknownRound" | "unknownWallet" | "insufficientFunds" | "timeOut" | "exclusion" | "playLimits" | "withdrawalsFrozen" | "unknownBonus" | "offerOver" | "bonusOver" | "bonusMoved" | "unknownRaffle" | "unknownMission" | "notReached" | "notForYou" | "nothingWon" | "claimOver" | "seedsMissing" | "seedsChanged" | "roundOpen" | "playerBlocked" | "sessionExpired" | "gameDisabled" | "currencyMismatch" | "limitExceeded" | "roundClosed" | "tryAgain" | "wagerConflict" | "stakeReturned" | "roundUnsettled" | "choiceNotOffered" | "stakeNotOffered" | "choiceGone" | "tooFast" | "freeRoundsOver" | "gameUnfinished" | "stepPassed" | "wagerClosed" | "raiseConflict" | "bettingClosed" | "roundStakesFull" | "flightNotUp" | "flightOver" | "unknownEvent" | "slipEmpty" | "slipTooLong" | "systemUnknown" | "selectionUnknown" | "relatedLegs" | "bettingOver" | "selectionSuspended" | "priceChanged" | "stakeTooLow" | "stakeTooHigh" | "liabilityReached" | "paused" | "sessionOutOfRange" | "nothingAsked" | "tooEarly" | "notLonger" | "unknownPromotion" | "notClaimed" | "promotionClosed" | "conditionMissing" | "levelTooLow" | "budgetSpent" | "dayBudgetSpent" | "raffleClosed" | "ticketsFull" | "tooManyApplications" | "cannotBeGiven" | "nicknameLength" | "nicknameLetters" | "nicknameMixed" | "nicknameUsername" | "nicknameWord" | "nicknameTaken" | "nicknameTooSoon" | "nicknamesOff" | "ownPicturesOff" | "methodClosed" | "wrongAsset" | "belowMin" | "aboveMax" | "depositLimit" | "depositExcluded" | "depositTimeOut" | "tooManyOpen" | "providerUnavailable" | "unknownOrder" | "tooLate" | "notPaid" | "noProofNeeded" | "tooManyProofs" | "unreadableImage" | "imageTooLarge" | "unknownPayee" | "badPayeeField" | "payeeKnown" | "tooManyPayees" | "bonusEnds" | "dailyCount" | "dailySum" | "moneyHeld" | "sendingClosed" | "uplineUnavailable" | "uplineChanged" | "childUnavailable" | "contractUnknown" | "contractAnswered" | "contractNotYours" | "contractNotBelow" | "contractPromised" | "contractNoOwn" | "contractAbove" | "contractBelow" | "contractPlatformPays" | "contractUplinePays" | "contractNotAgent" | "contractOpen" | "contractNotInForce" | "contractSame" | "paymentPasswordMissing" | "paymentPasswordWrong" | "unknownMessage" | "noTeam" | "notInTeam" | "openedMany" | "rateNotBelow" | "rateTooHigh" | "rateBelowTeam" | "rateSame" | "linksMany" | "linkEndPassed" | "unknownLink" | "unknownBill";
            message: string;
            value: null;
            fields?: string[];
        };
        /** @description What the player has to play with, each time that it has moved. */
        LiveBalance: {
            real: {
                /** @description Exact, with a point and as many decimals as the asset has. */
                balance: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
                /** @description Exact, with a point and as many decimals as the asset has. */
                bonus: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
                /** @description Exact, with a point and as many decimals as the asset has. */
                held: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
            };
            trial: {
                /** @description Exact, with a point and as many decimals as the asset has. */
                balance: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
                /** @description Exact, with a point and as many decimals as the asset has. */
                bonus: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
                /** @description Exact, with a point and as many decimals as the asset has. */
                held: {
                    amount: string;
                    /** @enum {string} */
                    asset: "P" | "TRIAL" | "PTS";
                };
            };
        };
        /** @description How many messages are unread. */
        LiveMessages: {
            unread: number;
        };
        /** @description The latest round of a game in `rounds`; `now` is the time of the house. */
        LiveRound: {
            game: string;
            /** Format: date-time */
            now: string;
            round: {
                /** Format: uuid */
                id: string;
                game: string;
                /** @description A number of ours, as text. */
                number: string;
                /** @enum {string} */
                state: "betting" | "closing" | "drawing" | "settled" | "cancelled";
                /** @description Of the rules that decide it. */
                version: number;
                /** Format: date-time */
                opensAt: string;
                /** Format: date-time */
                closesAt: string;
                drawnAt: string | null;
                endsAt: string | null;
                commit: string;
                terminal: string;
                /** @description Of its link in the chain of the game. */
                place: number;
                /** @description Fixed when betting closes. */
                entropy: string | null;
                /** @description Told when the round is over. */
                link: string | null;
                outcome: ({
                    /** @constant */
                    kind: "crash";
                    /** @description In hundredths. */
                    point: number;
                } | {
                    /** @constant */
                    kind: "baccarat";
                    player: string[];
                    banker: string[];
                } | {
                    /** @constant */
                    kind: "dragon-tiger";
                    /** @description A card, like A♠ or 10♦. */
                    dragon: string;
                    /** @description A card, like A♠ or 10♦. */
                    tiger: string;
                } | {
                    /** @constant */
                    kind: "sic-bo";
                    dice: number[];
                } | {
                    /** @constant */
                    kind: "derby";
                    order: number[];
                }) | null;
                /** @description Why it was called off. */
                reason: string | null;
                totals: {
                    stakes: number;
                    players: number;
                    /** @description Exact, with a point and as many decimals as the asset has. */
                    staked: {
                        amount: string;
                        /** @enum {string} */
                        asset: "P" | "TRIAL" | "PTS";
                    };
                }[];
                stakes: {
                    nth: number;
                    /** @description The end of a number, and so nobody in particular. */
                    who: string;
                    /** @description Exact, with a point and as many decimals as the asset has. */
                    stake: {
                        amount: string;
                        /** @enum {string} */
                        asset: "P" | "TRIAL" | "PTS";
                    };
                    spot: string | null;
                    paid: {
                        amount: string;
                        /** @enum {string} */
                        asset: "P" | "TRIAL" | "PTS";
                    } | null;
                    /** @description With what it was multiplied, in hundredths. */
                    at: number | null;
                }[];
            } | null;
        };
        /** @description The draws that are open, as `gameMenus` answers. It carries no results: `vnOpenedNumbers` (GET /lgw/vn/numeros/opened/game) tells what came out of one that has left the list. */
        LiveLottery: {
            groups: {
                /** @enum {string} */
                tag: "ELOTT" | "LOTT" | "VN";
                gameMenus: {
                    gameId: string;
                    gameMenuTag: string;
                    remark: string;
                    numero: string;
                    /** @description Milliseconds until betting closes. */
                    remainTime: number;
                    /** Format: date-time */
                    lockTime: string;
                    /** @description The day of the draw where the lottery is drawn: 1 on Sunday to 7 on Saturday. */
                    drawDayOfWeek: number;
                    /** Format: date-time */
                    winningTime: string;
                }[];
            }[];
            /** @description Ask again after so long. */
            refreshAfterMs: number;
        };
        /** @description The last of a stream that does not go on: the token is over (notSignedIn), or it has as many streams as it may (tooMany). */
        LiveEnded: {
            /** @enum {string} */
            code: "notSignedIn" | "tooMany";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    /**
                     * @default members
                     * @enum {string}
                     */
                    type?: "members" | "agents";
                    /**
                     * @default [
                     *       "read"
                     *     ]
                     */
                    scopes?: ("read" | "play" | "money")[];
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    captcha?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Sent from now on as `Authorization: Bearer …`. */
                            token: string;
                            /** @description What is still asked for before the token opens anything. */
                            owed: ("secondFactor" | "changePassword") | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description wrongNameOrPassword, blocked, excluded, agentsElsewhere, membersElsewhere, signedOut, captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy, tooManyAnswers */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    freePlay: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    os?: string;
                    platform?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Sent from now on as `Authorization: Bearer …`. */
                            token: string;
                            /** @description What is still asked for before the token opens anything. */
                            owed: ("secondFactor" | "changePassword") | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description freePlayClosed, signedOut */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    secondFactor: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Sent from now on as `Authorization: Bearer …`. */
                            token: string;
                            /** @description What is still asked for before the token opens anything. */
                            owed: ("secondFactor" | "changePassword") | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description nothingOwed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description codeWrong, codeUsed, signedOut */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renewToken: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            token: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tokenRenewed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    devices: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            devices: {
                                deviceId: string;
                                /** @description What the browser or the app says it is. */
                                device: string;
                                /** @description Whether it is an app with a token of its own. */
                                isApp: boolean;
                                /** @description Whether it is the sign-in of this token. */
                                isHere: boolean;
                                /** @enum {string} */
                                way: "password" | "sms" | "social" | "recovery" | "registration" | "freePlay" | "remembered";
                                address: string;
                                /** @description Where the address is, as far as that is known. */
                                country: string | null;
                                /** Format: date-time */
                                signedInAt: string;
                                /** Format: date-time */
                                usedAt: string;
                                rememberedUntil: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    signOutDevice: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    deviceId?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownDevice */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    secondFactorState: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * @description `begun`: a secret waits for its first code.
                             * @enum {string}
                             */
                            state: "off" | "begun" | "on";
                            since: string | null;
                            codesLeft: number;
                            /** @description Without one nothing of it can be switched. */
                            hasPassword: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    switchOnSecondFactor: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the player's app shows now. */
                    code: string;
                    /** @description The one that the player signs in with. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Each works once. Nobody can show them again, so they are shown to be kept. */
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed, alreadyOn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notBegun, codeWrong, codeUsed, passwordWrong, moneyLocked */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description In base32, for whoever types it. */
                            secret: string;
                            /** @description The same as `otpauth://`, for a picture or an app beside. */
                            address: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed, alreadyOn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    switchOffSecondFactor: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the player's app shows now, or a recovery code. */
                    code: string;
                    /** @description The one that the player signs in with. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, notOn */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, codeWrong, codeUsed, passwordWrong, moneyLocked */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the player's app shows now, or a recovery code. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Each works once. Nobody can show them again, so they are shown to be kept. */
                            recoveryCodes: string[];
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description codeWrong, codeUsed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    captcha: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description 22 letters of base64url that the app made up once for itself. */
                device: string;
                purpose?: "login" | "register" | "code" | "recover";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            captchaTicket: string;
                            /** Format: base64 */
                            content: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaExpired */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyPictures, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendRecoveryCode: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    captcha?: string;
                    mobileNum: string;
                    countryDialingCode?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description So long the code holds; a next one can be asked for then. */
                            expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly, numberInvalid, countryClosed, notOffered, quota */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyAnswers, tooSoon, tooManyLater */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendRegistrationCode: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    captcha?: string;
                    mobileNum: string;
                    countryDialingCode?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description So long the code holds; a next one can be asked for then. */
                            expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly, numberInvalid, countryClosed, notOffered, quota */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyAnswers, tooSoon, tooManyLater */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `/wps/system/setting/register` says which of the fields are asked for, and by which rules. */
                    username: string;
                    password: string;
                    /** @description The password once more, where the form asks for it. */
                    confirmPassword?: string;
                    paymentPassword?: string;
                    /** @description With `countryDialingCode` before it, where it has none of its own. */
                    mobileNum?: string;
                    /** @description What `sendRegistrationCode` has sent, where the form asks for it. */
                    verificationCode?: string;
                    email?: string;
                    payeeName?: string;
                    idNumber?: string;
                    qqNum?: string;
                    line?: string;
                    whatsapp?: string;
                    zalo?: string;
                    facebook?: string;
                    wechat?: string;
                    recommenderId?: string;
                    /** @description The code of the invitation or link by which somebody comes. */
                    affiliateCode?: string;
                    captcha?: string;
                    countryDialingCode?: string;
                    /** @description The code of the friend who told them of the house (`inviteCode` of `memberInfo`). */
                    referralCode?: string;
                    /** @description Anything in it says that the player is as old as the brand asks. */
                    ofAge: string;
                    /** @description Anything in it says that the player agrees to the terms. */
                    terms: string;
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    /**
                     * @default [
                     *       "read",
                     *       "play"
                     *     ]
                     */
                    scopes?: ("read" | "play" | "money")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Sent from now on as `Authorization: Bearer …`. */
                            token: string;
                            /** @description What is still asked for before the token opens anything. */
                            owed: ("secondFactor" | "changePassword") | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed, usernameTaken, mobileTaken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly, passwordCommon, registrationClosed, affiliateUnknown, codeMissing, codeWrong, codeExpired, signedOut, numberInvalid, quota, notOffered */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyAnswers, tooBusy, tooManyLater */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    registerByMobile: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `/wps/system/setting/register` says which of the fields are asked for, and by which rules. */
                    username?: string;
                    password?: string;
                    /** @description The password once more, where the form asks for it. */
                    confirmPassword?: string;
                    paymentPassword?: string;
                    /** @description With `countryDialingCode` before it, where it has none of its own. */
                    mobileNum: string;
                    /** @description What `sendRegistrationCode` has sent, where the form asks for it. */
                    verificationCode?: string;
                    email?: string;
                    payeeName?: string;
                    idNumber?: string;
                    qqNum?: string;
                    line?: string;
                    whatsapp?: string;
                    zalo?: string;
                    facebook?: string;
                    wechat?: string;
                    recommenderId?: string;
                    /** @description The code of the invitation or link by which somebody comes. */
                    affiliateCode?: string;
                    captcha?: string;
                    countryDialingCode?: string;
                    /** @description The code of the friend who told them of the house (`inviteCode` of `memberInfo`). */
                    referralCode?: string;
                    /** @description Anything in it says that the player is as old as the brand asks. */
                    ofAge: string;
                    /** @description Anything in it says that the player agrees to the terms. */
                    terms: string;
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    /**
                     * @default [
                     *       "read",
                     *       "play"
                     *     ]
                     */
                    scopes?: ("read" | "play" | "money")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Sent from now on as `Authorization: Bearer …`. */
                            token: string;
                            /** @description What is still asked for before the token opens anything. */
                            owed: ("secondFactor" | "changePassword") | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed, usernameTaken, mobileTaken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly, passwordCommon, registrationClosed, affiliateUnknown, codeMissing, codeWrong, codeExpired, signedOut, numberInvalid, quota, notOffered */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyAnswers, tooBusy, tooManyLater */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    affiliate: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            isKnown: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recoverByMail: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 22 letters of base64url that the app made up once for itself. */
                    device?: string;
                    captchaTicket?: string;
                    captcha?: string;
                    username: string;
                    email: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description captchaRequired, captchaMissing, captchaWrong, captchaExpired, workMissing, lettersOnly, addressInvalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooManyAnswers, tooSoon, tooManyLater */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    recoverByMobile: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mobileNum: string;
                    countryDialingCode?: string;
                    verificationCode: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description numberInvalid, codeMissing, codeWrong, codeExpired, passwordCommon, passwordIsPayment */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                    confirmNewPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, passwordWrong, samePassword, staleForm, moneyLocked, passwordCommon, passwordIsPayment */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description That of the sign-in or, where there is one, the payment password so far. */
                    password: string;
                    paymentPassword: string;
                    confirmPaymentPassword: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, paymentPasswordWeak, passwordWrong, sameAsLogin, moneyLocked */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    whitelabel: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            brand: string;
                            name: string;
                            asset: string;
                            timeZone: string;
                            minimumAge: number;
                            languages: ("fa" | "en" | "zh" | "id" | "th" | "vi")[];
                            modules: {
                                modId: string;
                                enabled: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    registrationSetting: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            modes: {
                                /** @enum {string} */
                                mode: "username" | "mobile";
                                asksCode: boolean;
                                asksCaptcha: boolean;
                                fields: {
                                    field: string;
                                    required: boolean;
                                    minLength: number;
                                    maxLength: number;
                                    pattern: string | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    systemStatus: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @constant */
                            status: 0;
                            /** Format: date-time */
                            at: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    domainRoute: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            routes: {
                                /** @enum {number} */
                                device: 0 | 3;
                                /** @enum {string} */
                                resourceType: "WEB" | "APP";
                                /** Format: uri */
                                url: string;
                                domainName: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    helpCentre: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            articles: {
                                slug: string;
                                group: string;
                                title: string;
                                body: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    updateLanguage: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "fa" | "en" | "zh" | "id" | "th" | "vi";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    routers: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                device?: "0" | "3";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            routers: {
                                /** @enum {string} */
                                resourceType: "WEB" | "APP";
                                /** Format: uri */
                                url: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    customerService: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            version: {
                                pathList: {
                                    /** @enum {string} */
                                    csType: "VIP" | "LIVECHAT";
                                    /** Format: uri */
                                    url: string;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    memberInfo: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description A number of ours, as text. */
                            playerId: string;
                            username: string;
                            /**
                             * @description 0 a member, 1 a partner, 2 an agent, 4 a trial account, 41 and 42 a sub-login of a partner and of an agent.
                             * @enum {number}
                             */
                            accountType: 0 | 1 | 2 | 4 | 41 | 42;
                            isTrial: boolean;
                            language: string;
                            clubLabel: {
                                rank: number;
                                labelName: string;
                            };
                            previousLoginAt: string | null;
                            inviteCode: string | null;
                            hasUpline: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    feedback: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made by the app: the same question again under the same key is asked once.
                     */
                    key: string;
                    text: string;
                    /**
                     * @description Where to answer to. Needed without a token, and of a trial account, which has no messages.
                     * @default
                     */
                    mail?: string;
                    /** @default  */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description The question's; the message with the answer has it among its facts. */
                            reference: string;
                            /** @description The page where the answer will stand, for whoever has this address; null where it comes to the messages. */
                            answerAt: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    terms: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            isOwed: boolean;
                            /** @description What is agreed to by `agreeToTerms`. */
                            version: string;
                            title: string | null;
                            /** @description Cleaned HTML in the caller's language; null where the house has none written. */
                            body: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agreeToTerms: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, termsChanged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    limits: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            limits: {
                                /** @enum {string} */
                                name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                                /** @description Null is no limit. */
                                ceiling: ({
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | number) | null;
                                /** @description In the period that goes on; null of a single stake, and of play that no limit had counted. */
                                used: ({
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | number) | null;
                                /** @description More than the ceiling for who is ahead. */
                                left: ({
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | number) | null;
                                startsAnewAt: string | null;
                                /** @description What was asked for and waits for a second yes. */
                                raise: {
                                    ceiling: ({
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | number) | null;
                                    /** Format: date-time */
                                    confirmFrom: string;
                                    /** Format: date-time */
                                    lapsesAt: string;
                                    canConfirm: boolean;
                                } | null;
                            }[];
                            /** @description The play that goes on. */
                            session: {
                                /** Format: date-time */
                                startedAt: string;
                                minutes: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                net: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            } | null;
                            pause: {
                                /** @enum {string} */
                                kind: "timeOut" | "exclusion";
                                /** @description Null is for ever. */
                                until: string | null;
                            } | null;
                            /** @description Time away that could begin now. */
                            offers: {
                                /** @enum {string} */
                                kind: "timeOut" | "exclusion";
                                /** @description Null is for ever. */
                                until: string | null;
                                /** @enum {string} */
                                term: "day" | "week" | "thirtyDays" | "sixMonths" | "year" | "fiveYears" | "forEver";
                            }[];
                            changes: {
                                /** @enum {string} */
                                name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                                /** @enum {string} */
                                what: "set" | "lowered" | "asked" | "raised" | "cancelled";
                                before: ({
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | number) | null;
                                after: ({
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | number) | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            pauses: {
                                /** @enum {string} */
                                kind: "timeOut" | "exclusion";
                                /** @description Null is for ever. */
                                until: string | null;
                                /** @enum {string} */
                                term: "day" | "week" | "thirtyDays" | "sixMonths" | "year" | "fiveYears" | "forEver";
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setLimit: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                    /** @description Money, exact; of `session` minutes, from 10 to 1440. */
                    ceiling: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            result: "set" | "asked" | "unchanged";
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, paused, sessionOutOfRange */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeLimit: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            result: "asked" | "unchanged";
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, paused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmLimitRaise: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            result: "raised";
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, nothingAsked, tooEarly, paused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    cancelLimitRaise: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    name: "deposit-day" | "deposit-week" | "deposit-month" | "loss-day" | "loss-week" | "loss-month" | "wager-day" | "wager-week" | "wager-month" | "stake" | "session";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            result: "cancelled";
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, nothingAsked */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    takeBreak: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    term: "day" | "week" | "thirtyDays";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            kind: "timeOut" | "exclusion";
                            /** @description Null is for ever. */
                            until: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notLonger */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    excludeSelf: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    term: "sixMonths" | "year" | "fiveYears" | "forEver";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            kind: "timeOut" | "exclusion";
                            /** @description Null is for ever. */
                            until: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notLonger */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    CSP_unreadCount: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            unread: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    messages: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                id: string;
                                /** @enum {string} */
                                kind: "depositReceived" | "depositRefused" | "withdrawalPaid" | "withdrawalAutoReceived" | "withdrawalRefused" | "withdrawalFoundPaid" | "withdrawalReturned" | "uplineSent" | "uplineReceived" | "downSent" | "downReceived" | "limitRaised" | "exclusionStarted" | "paymentPasswordChanged" | "passwordChanged" | "passwordRecovered" | "emailAdded" | "emailChanged" | "mobileAdded" | "mobileChanged" | "signInStolen" | "firstLogin" | "secondFactorOn" | "secondFactorOff" | "socialLinked" | "socialUnlinked" | "bonusOffered" | "bonusGiven" | "bonusReleased" | "bonusEnded" | "bonusTakenBack" | "missionReached" | "boardWon" | "boardOffered" | "raffleWon" | "raffleStopped" | "levelReached" | "levelEnding" | "levelLowered" | "pointsGiven" | "orderSent" | "orderDelivered" | "orderCancelled" | "partnerApproved" | "partnerRefused" | "applicationApproved" | "applicationRefused" | "cashbackGiven" | "referralPaid" | "referralRefused" | "contractProposed" | "contractSigned" | "contractDenied" | "contractChangeProposed" | "contractChanged" | "contractChangeDenied" | "contractEndProposed" | "contractEnded" | "contractEndedByHouse" | "contractEndDenied" | "contractExpired" | "agentEnded" | "teamLeft" | "teamJoined" | "rateRaised" | "rateLowered" | "nicknameTakenBack" | "avatarTakenBack" | "questionAnswered";
                                /** @description As the page of messages says it, in the caller's language. */
                                title: string;
                                body: string;
                                /** @description The money that it is about, where it is about some. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What the words are made of, by name; a moment is an instant, and until of exclusionStarted is empty for ever. By kind: depositReceived: reference; depositRefused: reference, reason; withdrawalPaid: reference, confirmBy; withdrawalAutoReceived: reference; withdrawalRefused: reference; withdrawalFoundPaid: reference; withdrawalReturned: reference; uplineSent: name, number; uplineReceived: name, number; downSent: name, number; downReceived: name, number; limitRaised: none; exclusionStarted: until; paymentPasswordChanged: heldUntil; passwordChanged: none; passwordRecovered: heldUntil; emailAdded: none; emailChanged: heldUntil; mobileAdded: none; mobileChanged: heldUntil; signInStolen: none; firstLogin: none; secondFactorOn: none; secondFactorOff: none; socialLinked: provider; socialUnlinked: provider; bonusOffered: bonus; bonusGiven: bonus; bonusReleased: bonus; bonusEnded: bonus; bonusTakenBack: bonus, reason; missionReached: title, until; boardWon: board, period, place, title; boardOffered: board, period, place, title; raffleWon: raffle, until; raffleStopped: raffle, title, reason; levelReached: level; levelEnding: level, below, until; levelLowered: level; pointsGiven: none; orderSent: redemptionId, name, note; orderDelivered: redemptionId, name; orderCancelled: redemptionId, name, note; partnerApproved: reference; partnerRefused: reference, reason; applicationApproved: reference, promotion; applicationRefused: reference, promotion, reason; cashbackGiven: promotion; referralPaid: none; referralRefused: reason; contractProposed: reference, contract; contractSigned: reference, contract; contractDenied: reference, contract; contractChangeProposed: reference, contract; contractChanged: reference, contract; contractChangeDenied: reference, contract; contractEndProposed: reference, contract; contractEnded: reference, contract; contractEndedByHouse: reference, contract; contractEndDenied: reference, contract; contractExpired: reference, contract; agentEnded: contracts, until; teamLeft: name, number, until; teamJoined: name, number, until; rateRaised: none; rateLowered: from; nicknameTakenBack: nickname, reason; avatarTakenBack: reason; questionAnswered: reference, question, answer. */
                                facts: {
                                    [key: string]: string;
                                };
                                /** Format: date-time */
                                sentAt: string;
                                isRead: boolean;
                            }[];
                            page: number;
                            totalPages: number;
                            unread: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    readMessage: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            unread: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownMessage */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    walletBalance: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description The `balance` of `real`, or of a trial account that of `trial`. */
                            sumBalance: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            real: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                bonus: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                held: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                            trial: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                bonus: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                held: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCS_merchantWallet: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            wallets: {
                                vendor: string;
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCS_walletTransfer: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor: string;
                    /** @enum {string} */
                    direction: "to-vendor" | "from-vendor";
                    amount: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            state: "sending" | "unknown" | "done" | "refused";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, unknownWallet, amountNotPositive, insufficientFunds, keyConflict, noAccount, accountFrozen, timeOut, exclusion, playLimits, withdrawalsFrozen */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    ODSFE2_MemTransDet: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
                asset?: "P" | "TRIAL" | "PTS";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                /** @description A number of ours, as text. */
                                movementId: string;
                                /** @enum {string} */
                                kind: "stake" | "payout" | "rollback" | "grant" | "adjustment" | "deposit" | "hold" | "release" | "withdrawal" | "to-vendor" | "from-vendor" | "transfer" | "bonus-grant" | "bonus-release" | "bonus-forfeit" | "points-issue" | "points-redeem" | "settlement" | "jackpot-in" | "jackpot-win" | "contract-pay" | "contract-share" | "rebate" | "rebate-team" | "contract-return" | "raffle-prize" | "promotion-cash" | "referral-pay" | "mission-prize" | "board-prize" | "sent-down" | "payout-held" | "payout-released" | "payout-refused" | "refusal-undone" | "reversal";
                                /** @enum {string} */
                                account: "cash" | "bonus" | "hold" | "points" | "trial";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balanceAfter: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                vendor: string;
                                game: string | null;
                                round: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            page: number;
                            totalPages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    rounds: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
                vendor?: string;
                game?: string;
                state?: "open" | "closed" | "rolled-back";
                asset?: "P" | "TRIAL";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                vendor: string;
                                roundId: string;
                                game: string;
                                gameName: string;
                                /** @enum {string} */
                                state: "open" | "closed" | "rolled-back";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What the vendor corrected later, also less than nothing. */
                                adjusted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                net: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                openedAt: string;
                                closedAt: string | null;
                            }[];
                            totals: {
                                rounds: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                adjusted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                net: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            page: number;
                            totalPages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    round: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                vendor: string;
                roundId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            vendor: string;
                            roundId: string;
                            game: string;
                            gameName: string;
                            /** @enum {string} */
                            state: "open" | "closed" | "rolled-back";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description What the vendor corrected later, also less than nothing. */
                            adjusted: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            net: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** Format: date-time */
                            openedAt: string;
                            closedAt: string | null;
                            /** @description Null of games that tell it in their own way. */
                            decision: {
                                /** @description What everybody calls a round that many share. */
                                number: string | null;
                                nonce: string | null;
                                /** @description What was published of the secret before the round. */
                                commit: string | null;
                                clientSeed: string | null;
                                /** @description What was staked on, as its game writes it. */
                                choice: string | null;
                                /** @description What came, as JSON in text; null before it may be known. */
                                outcome: string | null;
                                /**
                                 * @description Why a stake went back; empty where it did not.
                                 * @enum {string}
                                 */
                                note: "" | "too-late" | "called-off";
                                /** @description The page that computes it again; null as long as something of it is secret. */
                                check: string | null;
                            } | null;
                            movements: {
                                /** @description A number of ours, as text. */
                                movementId: string;
                                /** @enum {string} */
                                kind: "stake" | "payout" | "rollback" | "grant" | "adjustment" | "deposit" | "hold" | "release" | "withdrawal" | "to-vendor" | "from-vendor" | "transfer" | "bonus-grant" | "bonus-release" | "bonus-forfeit" | "points-issue" | "points-redeem" | "settlement" | "jackpot-in" | "jackpot-win" | "contract-pay" | "contract-share" | "rebate" | "rebate-team" | "contract-return" | "raffle-prize" | "promotion-cash" | "referral-pay" | "mission-prize" | "board-prize" | "sent-down" | "payout-held" | "payout-released" | "payout-refused" | "refusal-undone" | "reversal";
                                /** @description Less than nothing where it left the account. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                balanceAfter: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Payouts that wait, or waited, for somebody of the house. */
                            held: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @enum {string} */
                                state: "waiting" | "released" | "refused" | "taken-back";
                                /** Format: date-time */
                                heldAt: string;
                                reason: string | null;
                            }[];
                            corrections: {
                                reason: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description What the round came to, signed by the house, and the day with which it was published; null while it is open. */
                            receipt: {
                                text: string;
                                signature: string | null;
                                key: string;
                                day: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    consolidatedFunds: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            real: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                bonus: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                held: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                            trial: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                bonus: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                held: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            points: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            activeBonus: {
                                bonusId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            } | null;
                            /** @description Whether the agent centre shows this kind, has any, and how many wait for an answer. */
                            divtypereq: {
                                isShown: boolean;
                                hasAny: boolean;
                                waiting: number;
                            };
                            /** @description Whether the agent centre shows this kind, has any, and how many wait for an answer. */
                            dailysalreqtype: {
                                isShown: boolean;
                                hasAny: boolean;
                                waiting: number;
                            };
                            /** @description Whether the agent centre shows this kind, has any, and how many wait for an answer. */
                            contracthoursalreq: {
                                isShown: boolean;
                                hasAny: boolean;
                                waiting: number;
                            };
                            /** @description Whether the agent centre shows this kind, has any, and how many wait for an answer. */
                            realtimesalreqtype: {
                                isShown: boolean;
                                hasAny: boolean;
                                waiting: number;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    depositMethods: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            methods: {
                                method: string;
                                name: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                min: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                max: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A fixed part, and hundredths of a percent. */
                                fee: {
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    fixed: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    bps: number;
                                };
                                presets: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                }[];
                                /** @description How long a deposit waits, or after how long a payout counts as received. */
                                minutes: number;
                                needsProof: boolean;
                                instructions: string | null;
                            }[];
                            /** @description Bonuses that the player's next deposit brings. */
                            matches: {
                                code: string;
                                /** @description Of the deposit. */
                                percent: number;
                                /** @description The smallest deposit that brings it. */
                                least: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What it gives at most. */
                                most: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /**
                                 * @description The first deposit of all, the first of a day, or every one.
                                 * @enum {string}
                                 */
                                once: "first" | "daily" | "every";
                                /** @description Within how many days of the deposit it is taken. */
                                takeDays: number;
                                terms: {
                                    times: number;
                                    of: string;
                                    days: number;
                                    /** @description What counts at most of the stakes of one round. */
                                    countsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description What becomes cash at most. */
                                    keepsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    weights: {
                                        [key: string]: number;
                                    };
                                    games: {
                                        [key: string]: number;
                                    };
                                };
                                /** @description What there still is of it, where that is less than `most`. */
                                left: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                until: string | null;
                                /** @description The one that tells of it. */
                                promotion: string | null;
                            }[];
                            /** @description The player's time away from play, in which none of this is open to them. */
                            pause: {
                                /** @enum {string} */
                                kind: "timeOut" | "exclusion";
                                /** @description Null is for ever. */
                                until: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deposits: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                reference: string;
                                /** @enum {string} */
                                state: "waiting" | "checking" | "received" | "refused" | "expired" | "cancelled" | "review";
                                method: string;
                                methodName: string;
                                /** @description What the player can do about it now; null where time away from play ends it. */
                                nextStep: ("payAndProve" | "pay" | "payOnline" | "wait" | "play" | "orderAgain" | "contact") | null;
                                /** @description Where a browser pays, as long as there is something to pay. */
                                payUrl: string | null;
                                /** @description Where to pay by hand. */
                                instructions: string | null;
                                needsProof: boolean;
                                proofs: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                fee: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                received: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What the account is given. */
                                credited: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                movementId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                timeline: {
                                    /** @enum {string} */
                                    state: "waiting" | "checking" | "received" | "refused" | "expired" | "cancelled" | "review";
                                    /** Format: date-time */
                                    at: string;
                                    reason: ("byOperator" | "otherAmount" | "disagreement" | "paidLate" | "paidAfterRefusal" | "notCredited" | "providerFailed" | "providerUnavailable" | "notPaidInTime" | "notConfirmedInTime" | "bounced" | "foundPaid" | "neverArrived") | null;
                                    /** @description What the house wrote to the player. */
                                    note: string | null;
                                }[];
                            }[];
                            page: number;
                            totalPages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    requestDeposit: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    method: string;
                    /** @description In the money of the house, like 12.50. */
                    amount: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            reference: string;
                            payUrl: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, methodClosed, wrongAsset, belowMin, aboveMax, depositLimit, depositExcluded, depositTimeOut, tooManyOpen, keyConflict, providerUnavailable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    deposit: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            reference: string;
                            /** @enum {string} */
                            state: "waiting" | "checking" | "received" | "refused" | "expired" | "cancelled" | "review";
                            method: string;
                            methodName: string;
                            /** @description What the player can do about it now; null where time away from play ends it. */
                            nextStep: ("payAndProve" | "pay" | "payOnline" | "wait" | "play" | "orderAgain" | "contact") | null;
                            /** @description Where a browser pays, as long as there is something to pay. */
                            payUrl: string | null;
                            /** @description Where to pay by hand. */
                            instructions: string | null;
                            needsProof: boolean;
                            proofs: number;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            fee: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            received: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** @description What the account is given. */
                            credited: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            movementId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                            timeline: {
                                /** @enum {string} */
                                state: "waiting" | "checking" | "received" | "refused" | "expired" | "cancelled" | "review";
                                /** Format: date-time */
                                at: string;
                                reason: ("byOperator" | "otherAmount" | "disagreement" | "paidLate" | "paidAfterRefusal" | "notCredited" | "providerFailed" | "providerUnavailable" | "notPaidInTime" | "notConfirmedInTime" | "bounced" | "foundPaid" | "neverArrived") | null;
                                /** @description What the house wrote to the player. */
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    proveDeposit: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                    picture: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tooLate */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge, imageTooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, noProofNeeded, tooManyProofs, unreadableImage */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    cancelDeposit: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tooLate */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    payees: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            payees: {
                                payeeId: string;
                                method: string;
                                methodName: string;
                                /** @description Numbers are shortened. */
                                fields: {
                                    name: string;
                                    label: string;
                                    value: string;
                                }[];
                                /** Format: date-time */
                                addedAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addPayee: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    method: string;
                    /** @description By the names of the method's payeeFields. */
                    fields: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            payeeId: string;
                            method: string;
                            methodName: string;
                            /** @description Numbers are shortened. */
                            fields: {
                                name: string;
                                label: string;
                                value: string;
                            }[];
                            /** Format: date-time */
                            addedAt: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, badPayeeField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, payeeKnown */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, methodClosed, tooManyPayees */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removePayee: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    payeeId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPayee */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    withdrawalMethods: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            methods: {
                                method: string;
                                name: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                min: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                max: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A fixed part, and hundredths of a percent. */
                                fee: {
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    fixed: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    bps: number;
                                };
                                presets: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                }[];
                                /** @description How long a deposit waits, or after how long a payout counts as received. */
                                minutes: number;
                                payeeFields: {
                                    name: string;
                                    label: string;
                                    /** @enum {string} */
                                    kind: "text" | "digits" | "code";
                                    minLength: number;
                                    maxLength: number;
                                }[];
                            }[];
                            day: {
                                most: number;
                                left: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                leftSum: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            } | null;
                            hasPaymentPassword: boolean;
                            asksForCode: boolean;
                            heldUntil: string | null;
                            isFrozen: boolean;
                            /** @description The bonus that ends with a withdrawal: what `endsBonus` has to name. */
                            bonusAtStake: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    withdrawals: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                reference: string;
                                /** @enum {string} */
                                state: "held" | "approved" | "sending" | "paid" | "disputed" | "received" | "auto-received" | "returned" | "refused" | "failed" | "cancelled";
                                method: string;
                                methodName: string;
                                /**
                                 * @description What the player can do about it now.
                                 * @enum {string}
                                 */
                                nextStep: "cancelOrWait" | "wait" | "confirm" | "beingTraced" | "none" | "orderAgain" | "contact";
                                payee: {
                                    name: string;
                                    label: string;
                                    value: string;
                                }[];
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                fee: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                arrives: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A number of ours, as text. */
                                holdMovementId: string;
                                endMovementId: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                paidAt: string | null;
                                /** @description When it counts as received. */
                                confirmDue: string | null;
                                timeline: {
                                    /** @enum {string} */
                                    state: "held" | "approved" | "sending" | "paid" | "disputed" | "received" | "auto-received" | "returned" | "refused" | "failed" | "cancelled";
                                    /** Format: date-time */
                                    at: string;
                                    reason: ("byOperator" | "otherAmount" | "disagreement" | "paidLate" | "paidAfterRefusal" | "notCredited" | "providerFailed" | "providerUnavailable" | "notPaidInTime" | "notConfirmedInTime" | "bounced" | "foundPaid" | "neverArrived") | null;
                                    /** @description What the house wrote to the player. */
                                    note: string | null;
                                }[];
                            }[];
                            page: number;
                            totalPages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    requestWithdrawal: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    method: string;
                    /** Format: uuid */
                    payeeId: string;
                    /** @description In the money of the house, like 12.50. */
                    amount: string;
                    paymentPassword: string;
                    code?: string;
                    /** Format: uuid */
                    endsBonus?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            reference: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPayee */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, methodClosed, bonusEnds, wrongAsset, belowMin, aboveMax, dailyCount, dailySum, moneyHeld, withdrawalsFrozen, insufficientFunds, noAccount, accountFrozen, keyConflict, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    withdrawal: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                reference: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            reference: string;
                            /** @enum {string} */
                            state: "held" | "approved" | "sending" | "paid" | "disputed" | "received" | "auto-received" | "returned" | "refused" | "failed" | "cancelled";
                            method: string;
                            methodName: string;
                            /**
                             * @description What the player can do about it now.
                             * @enum {string}
                             */
                            nextStep: "cancelOrWait" | "wait" | "confirm" | "beingTraced" | "none" | "orderAgain" | "contact";
                            payee: {
                                name: string;
                                label: string;
                                value: string;
                            }[];
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            fee: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            arrives: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description A number of ours, as text. */
                            holdMovementId: string;
                            endMovementId: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            paidAt: string | null;
                            /** @description When it counts as received. */
                            confirmDue: string | null;
                            timeline: {
                                /** @enum {string} */
                                state: "held" | "approved" | "sending" | "paid" | "disputed" | "received" | "auto-received" | "returned" | "refused" | "failed" | "cancelled";
                                /** Format: date-time */
                                at: string;
                                reason: ("byOperator" | "otherAmount" | "disagreement" | "paidLate" | "paidAfterRefusal" | "notCredited" | "providerFailed" | "providerUnavailable" | "notPaidInTime" | "notConfirmedInTime" | "bounced" | "foundPaid" | "neverArrived") | null;
                                /** @description What the house wrote to the player. */
                                note: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tooLate */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notPaid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tooLate */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notPaid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    disputeWithdrawal: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownOrder */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tooLate */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notPaid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uplineOffer: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Whom it would go to; masked. */
                            name: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            min: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            max: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            leftToday: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            hasPaymentPassword: boolean;
                            asksForCode: boolean;
                            heldUntil: string | null;
                            isFrozen: boolean;
                            latest: {
                                /** Format: uuid */
                                transferId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A number of ours, as text. */
                                movementId: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description Of whom the player saw as the one above: nobody agrees to one name and pays another. */
                            uplineMark: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description sendingClosed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendToUpline: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In the money of the house, like 12.50. */
                    amount: string;
                    paymentPassword: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                    /** @description Of whom the player saw as the one above: nobody agrees to one name and pays another. */
                    uplineMark: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uuid */
                            transferId: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description A number of ours, as text. */
                            movementId: string;
                            /** Format: date-time */
                            at: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description sendingClosed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, uplineChanged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, belowMin, aboveMax, dailySum, moneyHeld, withdrawalsFrozen, insufficientFunds, noAccount, accountFrozen, keyConflict, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed, uplineUnavailable */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCSGAME_gameList: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                page?: number;
                vendor?: string;
                gameClassify?: string;
                gameName?: string;
                minBet?: "0.01" | "0.05" | "0.1" | "0.5" | "0.75";
                list?: "hot" | "fav" | "recent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            games: {
                                nodeId: string;
                                vendor: string;
                                vendorName: string;
                                gameCode: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                name: string;
                                image: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "disabled";
                                isHot: boolean;
                                hasTrial: boolean;
                                /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                minBet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Hundredths of a percent. */
                                rtp: string | null;
                            }[];
                            page: number;
                            totalPages: number;
                            total: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCSGAME_hotGamesV2: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            list: {
                                nodeId: string;
                                vendor: string;
                                vendorName: string;
                                gameCode: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                name: string;
                                image: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "disabled";
                                isHot: boolean;
                                hasTrial: boolean;
                                /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                minBet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Hundredths of a percent. */
                                rtp: string | null;
                            }[];
                            footer: {
                                shown: number;
                                marked: number;
                                open: number;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCSGAME_newGameVendor: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                category?: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            data: {
                                lanes: {
                                    vendor: string;
                                    name: string;
                                    games: {
                                        nodeId: string;
                                        vendor: string;
                                        vendorName: string;
                                        gameCode: string;
                                        /** @enum {string} */
                                        category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                        name: string;
                                        image: string;
                                        /** @enum {string} */
                                        state: "open" | "maintenance" | "disabled";
                                        isHot: boolean;
                                        hasTrial: boolean;
                                        /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                        minBet: {
                                            amount: string;
                                            /** @enum {string} */
                                            asset: "P" | "TRIAL" | "PTS";
                                        };
                                        /** @description Hundredths of a percent. */
                                        rtp: string | null;
                                    }[];
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCSGAME_getVassGameType: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            vendors: {
                                vendor: string;
                                name: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    popularGames: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                category?: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            games: {
                                nodeId: string;
                                vendor: string;
                                vendorName: string;
                                gameCode: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                name: string;
                                image: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "disabled";
                                isHot: boolean;
                                hasTrial: boolean;
                                /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                minBet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Hundredths of a percent. */
                                rtp: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCSGAME_getRankList: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            real: {
                                player: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            trial: {
                                player: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    winnerBoard: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                category?: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            real: {
                                player: string;
                                game: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                at: string;
                            }[];
                            trial: {
                                player: string;
                                game: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getListAnnouncements: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            player: {
                                id: string;
                                title: string;
                                body: string;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                            banners: {
                                id: string;
                                title: string;
                                body: string;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                            popup: {
                                id: string;
                                title: string;
                                body: string;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                            promotion: {
                                id: string;
                                title: string;
                                body: string;
                                /** Format: date-time */
                                publishedAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GLS2_roomList: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rooms: {
                                code: string;
                                name: string;
                                language: string | null;
                                slowS: number;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCS_recentGame: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                recentCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            games: {
                                nodeId: string;
                                vendor: string;
                                vendorName: string;
                                gameCode: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                name: string;
                                image: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "disabled";
                                isHot: boolean;
                                hasTrial: boolean;
                                /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                minBet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Hundredths of a percent. */
                                rtp: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getFavoriteGamesList: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            games: {
                                nodeId: string;
                                vendor: string;
                                vendorName: string;
                                gameCode: string;
                                /** @enum {string} */
                                category: "RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT";
                                name: string;
                                image: string;
                                /** @enum {string} */
                                state: "open" | "maintenance" | "disabled";
                                isHot: boolean;
                                hasTrial: boolean;
                                /** @description The lowest stake as the game's vendor names it. Of the house's own slots it is the lowest stake on one line: a spin costs it times the lines. */
                                minBet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Hundredths of a percent. */
                                rtp: string | null;
                            }[];
                            page: number;
                            totalPages: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getFavoriteGames: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description Games by nodeId, with commas. */
                nodeIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            nodeIds: string[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addFavourite: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nodeId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            favourite: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    removeFavourite: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nodeId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            favourite: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    launchVnLottery: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                lottoArea: "VN";
                lottoGameCode: string;
                launchMode?: "LOTT";
                lottoPrizeMode?: "SEA";
                lottoView?: "html5";
                device?: "WEB";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uri */
                            content: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    launchGame: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nodeId: string;
                    /**
                     * @default real
                     * @enum {string}
                     */
                    funds?: "real" | "trial";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uri */
                            content: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, gameMaintenance, notLaunched, onABreak, noTrial */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    GCS_gameLaunchFB: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                nodeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uri */
                            content: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameMaintenance, notLaunched, noTrial */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    seeds: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            active: {
                                /** Format: uuid */
                                pairId: string;
                                /** @description SHA-256 of the server seed in hex, as it was told beforehand. */
                                commit: string;
                                clientSeed: string;
                                /** @description Who chose the client seed. */
                                clientBy: ("player" | "house") | null;
                                /** @description Null as long as the pair is in use. */
                                serverSeed: string | null;
                                rounds: number;
                                /** @description Stakes that were refused: they keep their numbers. */
                                refusedRounds: number;
                                activatedAt: string | null;
                                revealedAt: string | null;
                                nextNonce: number;
                                /** @description What the pair decided, the latest first, 50 a page. */
                                stakes: {
                                    /** Format: uuid */
                                    roundId: string;
                                    /** @description Null of a game that is no longer played. */
                                    vendor: string | null;
                                    game: string;
                                    nonce: number;
                                    state: string;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    stake: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    payout: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** Format: date-time */
                                    startedAt: string;
                                }[];
                                page: number;
                                totalPages: number;
                            };
                            /** @description Of the server seed that comes after this pair. */
                            nextCommit: string;
                            /** @description Pairs that are over, the latest first. */
                            previous: {
                                /** Format: uuid */
                                pairId: string;
                                /** @description SHA-256 of the server seed in hex, as it was told beforehand. */
                                commit: string;
                                clientSeed: string;
                                /** @description Who chose the client seed. */
                                clientBy: ("player" | "house") | null;
                                /** @description Null as long as the pair is in use. */
                                serverSeed: string | null;
                                rounds: number;
                                /** @description Stakes that were refused: they keep their numbers. */
                                refusedRounds: number;
                                activatedAt: string | null;
                                revealedAt: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description seedsMissing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeSeeds: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Any words. Other than Latin letters, digits and . _ - they are hashed first (SHA-256), and so are more than 64. */
                    clientSeed: string;
                    /** Format: uuid */
                    pairId?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            active: {
                                /** Format: uuid */
                                pairId: string;
                                /** @description SHA-256 of the server seed in hex, as it was told beforehand. */
                                commit: string;
                                clientSeed: string;
                                /** @description Who chose the client seed. */
                                clientBy: ("player" | "house") | null;
                                /** @description Null as long as the pair is in use. */
                                serverSeed: string | null;
                                rounds: number;
                                /** @description Stakes that were refused: they keep their numbers. */
                                refusedRounds: number;
                                activatedAt: string | null;
                                revealedAt: string | null;
                                nextNonce: number;
                                /** @description What the pair decided, the latest first, 50 a page. */
                                stakes: {
                                    /** Format: uuid */
                                    roundId: string;
                                    /** @description Null of a game that is no longer played. */
                                    vendor: string | null;
                                    game: string;
                                    nonce: number;
                                    state: string;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    stake: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    payout: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** Format: date-time */
                                    startedAt: string;
                                }[];
                                page: number;
                                totalPages: number;
                            };
                            /** @description Of the server seed that comes after this pair. */
                            nextCommit: string;
                            /** @description Pairs that are over, the latest first. */
                            previous: {
                                /** Format: uuid */
                                pairId: string;
                                /** @description SHA-256 of the server seed in hex, as it was told beforehand. */
                                commit: string;
                                clientSeed: string;
                                /** @description Who chose the client seed. */
                                clientBy: ("player" | "house") | null;
                                /** @description Null as long as the pair is in use. */
                                serverSeed: string | null;
                                rounds: number;
                                /** @description Stakes that were refused: they keep their numbers. */
                                refusedRounds: number;
                                activatedAt: string | null;
                                revealedAt: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description seedsMissing */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, seedsChanged, roundOpen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    gameMenus: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            groups: {
                                /** @enum {string} */
                                tag: "ELOTT" | "LOTT" | "VN";
                                gameMenus: {
                                    gameId: string;
                                    gameMenuTag: string;
                                    remark: string;
                                    numero: string;
                                    /** @description Milliseconds until betting closes. */
                                    remainTime: number;
                                    /** Format: date-time */
                                    lockTime: string;
                                    /** @description The day of the draw where the lottery is drawn: 1 on Sunday to 7 on Saturday. */
                                    drawDayOfWeek: number;
                                    /** Format: date-time */
                                    winningTime: string;
                                }[];
                            }[];
                            /** @description Ask again after so long. */
                            refreshAfterMs: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    vnGameMenu: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            groups: {
                                /** @enum {string} */
                                tag: "ELOTT" | "LOTT" | "VN";
                                gameMenus: {
                                    gameId: string;
                                    gameMenuTag: string;
                                    remark: string;
                                    numero: string;
                                    /** @description Milliseconds until betting closes. */
                                    remainTime: number;
                                    /** Format: date-time */
                                    lockTime: string;
                                    /** @description The day of the draw where the lottery is drawn: 1 on Sunday to 7 on Saturday. */
                                    drawDayOfWeek: number;
                                    /** Format: date-time */
                                    winningTime: string;
                                }[];
                            }[];
                            /** @description Ask again after so long. */
                            refreshAfterMs: number;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    vnOpenedNumbers: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                gameId: string;
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            draws: {
                                gameId: string;
                                numero: string;
                                /** @enum {string} */
                                state: "scheduled" | "open" | "locked" | "proposed" | "drawn" | "settled" | "cancelled";
                                numbers: string | null;
                                /** Format: date-time */
                                drawsAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openedNumero: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                gameId: string;
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            draws: {
                                gameId: string;
                                numero: string;
                                /** @enum {string} */
                                state: "scheduled" | "open" | "locked" | "proposed" | "drawn" | "settled" | "cancelled";
                                numbers: string | null;
                                /** Format: date-time */
                                drawsAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    vnRecent: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                gameId: string;
                recentCount?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            tickets: {
                                wagerId: string;
                                numero: string;
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                /** @description SHA-256 of the wager and its player's seed in hex: the ticket as it stands in the published list of its draw. */
                                line: string;
                                /** @description The code of the play. */
                                playType: string;
                                /** @description Its name in the caller's language. */
                                play: string;
                                /** @description What was marked: a point between marks, `_` between positions, like `1.7_3`. Of the sides of a sum, 0 is big, 1 small, 2 odd and 3 even. */
                                picks: string;
                                /** @description How many lines that makes; the stake is for all of them. */
                                lines: number;
                                times: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** Format: date-time */
                                placedAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    instantGame: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description As a list of games names it. */
                nodeId: string;
                /** @description Own money, or play money. */
                funds?: "real" | "trial";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            nodeId: string;
                            /**
                             * @description What kind of game it is, and so what is chosen in it.
                             * @enum {string}
                             */
                            family: "dice" | "plinko" | "mines" | "keno" | "roulette" | "video-poker" | "blackjack" | "ways" | "cascade" | "hold" | "fish";
                            name: string;
                            stakes: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                min: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                max: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                steps: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                }[];
                                /** @description The choice makes the stake, so none is sent beside it. */
                                isOfChoice: boolean;
                            };
                            /** @description How long it waits between two stakes of one player. */
                            cycleMs: number;
                            /** @description Hundredths of a percent; of the choice that returns the least. */
                            rtp: string;
                            /** @description What can be chosen, with odds and payouts. */
                            sheet: unknown;
                            /** @description What can be aimed at now, in a room with a timetable; else null. */
                            live: unknown;
                            freeRounds: {
                                /** Format: uuid */
                                freeRoundsId: string;
                                left: number;
                                /** @description What each is worth: it is sent as the stake, and nothing is taken. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                expiresAt: string;
                            } | null;
                            /** @description A game that has to be played to its end first. */
                            open: {
                                /**
                                 * Format: uuid
                                 * @description Also the `roundId` of the record.
                                 */
                                wagerId: string;
                                vendor: string;
                                game: string;
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                /** @description What was chosen, as the game writes it. */
                                choice: unknown;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What is paid on: the stake, or what a free round is worth. */
                                bet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description With what was staked later in the same game. */
                                staked: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Null as long as the game goes on. */
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What the player had after the stake. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What came, or what may be seen of it so far. */
                                shown: unknown;
                                isOver: boolean;
                                /** @description How many steps were taken; the next one is sent with it. */
                                step: number;
                                /** Format: date-time */
                                placedAt: string;
                                settledAt: string | null;
                                fairness: {
                                    commit: string;
                                    clientSeed: string;
                                    clientBy: ("player" | "house") | null;
                                    nonce: number;
                                    /** @description Null as long as the pair of seeds is in use. */
                                    serverSeed: string | null;
                                };
                            } | null;
                            /** @description Of the seat that the player has, the latest first. */
                            latest: {
                                /**
                                 * Format: uuid
                                 * @description Also the `roundId` of the record.
                                 */
                                wagerId: string;
                                vendor: string;
                                game: string;
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                /** @description What was chosen, as the game writes it. */
                                choice: unknown;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What is paid on: the stake, or what a free round is worth. */
                                bet: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description With what was staked later in the same game. */
                                staked: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Null as long as the game goes on. */
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What the player had after the stake. */
                                balance: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What came, or what may be seen of it so far. */
                                shown: unknown;
                                isOver: boolean;
                                /** @description How many steps were taken; the next one is sent with it. */
                                step: number;
                                /** Format: date-time */
                                placedAt: string;
                                settledAt: string | null;
                                fairness: {
                                    commit: string;
                                    clientSeed: string;
                                    clientBy: ("player" | "house") | null;
                                    nonce: number;
                                    /** @description Null as long as the pair of seeds is in use. */
                                    serverSeed: string | null;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    playInstant: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As a list of games names it. */
                    nodeId: string;
                    /**
                     * @description Own money, or play money.
                     * @default real
                     * @enum {string}
                     */
                    funds?: "real" | "trial";
                    /** @description One of the steps; none where the choice makes it. */
                    stake?: string;
                    /**
                     * @description By the family of the game: docs/calls.md lists it.
                     * @default {}
                     */
                    choice?: {
                        [key: string]: string | string[];
                    };
                    /** Format: uuid */
                    freeRoundsId?: string;
                    /** @description The player's part in the first pair of seeds; later ones are chosen by `changeSeeds`. */
                    clientSeed?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * Format: uuid
                             * @description Also the `roundId` of the record.
                             */
                            wagerId: string;
                            vendor: string;
                            game: string;
                            /** @enum {string} */
                            state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                            /** @description What was chosen, as the game writes it. */
                            choice: unknown;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description What is paid on: the stake, or what a free round is worth. */
                            bet: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description With what was staked later in the same game. */
                            staked: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Null as long as the game goes on. */
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** @description What the player had after the stake. */
                            balance: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** @description What came, or what may be seen of it so far. */
                            shown: unknown;
                            isOver: boolean;
                            /** @description How many steps were taken; the next one is sent with it. */
                            step: number;
                            /** Format: date-time */
                            placedAt: string;
                            settledAt: string | null;
                            fairness: {
                                commit: string;
                                clientSeed: string;
                                clientBy: ("player" | "house") | null;
                                nonce: number;
                                /** @description Null as long as the pair of seeds is in use. */
                                serverSeed: string | null;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tryAgain, wagerConflict, roundUnsettled, roundOpen, gameUnfinished */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, gameMaintenance, notLaunched, onABreak, noTrial, insufficientFunds, noAccount, playerBlocked, sessionExpired, gameDisabled, currencyMismatch, limitExceeded, roundClosed, stakeReturned, choiceNotOffered, stakeNotOffered, choiceGone, freeRoundsOver */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooFast */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    stepInstant: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    wagerId: string;
                    step: number;
                    action: {
                        [key: string]: string | string[];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * Format: uuid
                             * @description Also the `roundId` of the record.
                             */
                            wagerId: string;
                            vendor: string;
                            game: string;
                            /** @enum {string} */
                            state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                            /** @description What was chosen, as the game writes it. */
                            choice: unknown;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description What is paid on: the stake, or what a free round is worth. */
                            bet: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description With what was staked later in the same game. */
                            staked: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Null as long as the game goes on. */
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** @description What the player had after the stake. */
                            balance: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** @description What came, or what may be seen of it so far. */
                            shown: unknown;
                            isOver: boolean;
                            /** @description How many steps were taken; the next one is sent with it. */
                            step: number;
                            /** Format: date-time */
                            placedAt: string;
                            settledAt: string | null;
                            fairness: {
                                commit: string;
                                clientSeed: string;
                                clientBy: ("player" | "house") | null;
                                nonce: number;
                                /** @description Null as long as the pair of seeds is in use. */
                                serverSeed: string | null;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown, unknownRound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tryAgain, wagerConflict, roundUnsettled, stepPassed, raiseConflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, insufficientFunds, noAccount, playerBlocked, sessionExpired, gameDisabled, currencyMismatch, limitExceeded, roundClosed, stakeReturned, choiceNotOffered, wagerClosed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    roundTable: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description As a list of games names it. */
                nodeId: string;
                /** @description Own money, or play money. */
                funds?: "real" | "trial";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            nodeId: string;
                            /** @enum {string} */
                            kind: "crash" | "baccarat" | "dragon-tiger" | "sic-bo" | "derby";
                            name: string;
                            /**
                             * Format: date-time
                             * @description The time of the house.
                             */
                            now: string;
                            /** @description What one stake may be. */
                            chips: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            }[];
                            /** @description The most that one player may have on one spot, or in one flight. */
                            spotMax: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description How many stakes one player may have in one round. */
                            mostStakes: number;
                            /** @description What can be staked on; a flight has no spots. */
                            odds: {
                                spot: string;
                                /** @description What it gives back when it wins, in hundredths. */
                                prices: number[];
                                /** @description In hundredths of a percent, where it changes. */
                                chance: number | null;
                                /** @description In hundredths of a percent. */
                                rtp: number;
                            }[];
                            round: {
                                /** Format: uuid */
                                id: string;
                                game: string;
                                /** @description A number of ours, as text. */
                                number: string;
                                /** @enum {string} */
                                state: "betting" | "closing" | "drawing" | "settled" | "cancelled";
                                /** @description Of the rules that decide it. */
                                version: number;
                                /** Format: date-time */
                                opensAt: string;
                                /** Format: date-time */
                                closesAt: string;
                                drawnAt: string | null;
                                endsAt: string | null;
                                commit: string;
                                terminal: string;
                                /** @description Of its link in the chain of the game. */
                                place: number;
                                /** @description Fixed when betting closes. */
                                entropy: string | null;
                                /** @description Told when the round is over. */
                                link: string | null;
                                outcome: ({
                                    /** @constant */
                                    kind: "crash";
                                    /** @description In hundredths. */
                                    point: number;
                                } | {
                                    /** @constant */
                                    kind: "baccarat";
                                    player: string[];
                                    banker: string[];
                                } | {
                                    /** @constant */
                                    kind: "dragon-tiger";
                                    /** @description A card, like A♠ or 10♦. */
                                    dragon: string;
                                    /** @description A card, like A♠ or 10♦. */
                                    tiger: string;
                                } | {
                                    /** @constant */
                                    kind: "sic-bo";
                                    dice: number[];
                                } | {
                                    /** @constant */
                                    kind: "derby";
                                    order: number[];
                                }) | null;
                                /** @description Why it was called off. */
                                reason: string | null;
                                totals: {
                                    stakes: number;
                                    players: number;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    staked: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                }[];
                                stakes: {
                                    nth: number;
                                    /** @description The end of a number, and so nobody in particular. */
                                    who: string;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    stake: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    spot: string | null;
                                    paid: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description With what it was multiplied, in hundredths. */
                                    at: number | null;
                                }[];
                            } | null;
                            /** @description How the latest rounds ended, the latest first. */
                            history: {
                                /** Format: uuid */
                                roundId: string;
                                /** @description A number of ours, as text. */
                                number: string;
                                outcome: ({
                                    /** @constant */
                                    kind: "crash";
                                    /** @description In hundredths. */
                                    point: number;
                                } | {
                                    /** @constant */
                                    kind: "baccarat";
                                    player: string[];
                                    banker: string[];
                                } | {
                                    /** @constant */
                                    kind: "dragon-tiger";
                                    /** @description A card, like A♠ or 10♦. */
                                    dragon: string;
                                    /** @description A card, like A♠ or 10♦. */
                                    tiger: string;
                                } | {
                                    /** @constant */
                                    kind: "sic-bo";
                                    dice: number[];
                                } | {
                                    /** @constant */
                                    kind: "derby";
                                    order: number[];
                                }) | null;
                            }[];
                            /** @description Of the seat that the player has, the latest first. */
                            own: {
                                /**
                                 * Format: uuid
                                 * @description Also the `roundId` of the record.
                                 */
                                wagerId: string;
                                /** Format: uuid */
                                roundId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                spot: string | null;
                                /** @description In hundredths: 250 is 2.50 times the stake. */
                                auto: number | null;
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                /** @description In hundredths: 250 is 2.50 times the stake. */
                                at: number | null;
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                            }[];
                            /** @description What a stake that is placed now brings along. */
                            clientSeed: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    stakeInRound: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As a list of games names it. */
                    nodeId: string;
                    /**
                     * @description Own money, or play money.
                     * @default real
                     * @enum {string}
                     */
                    funds?: "real" | "trial";
                    /**
                     * Format: uuid
                     * @description The open round that the player was shown.
                     */
                    roundId: string;
                    /** @description One of the chips. */
                    stake: string;
                    /** @description Where the game has spots. */
                    spot?: string;
                    /** @description Of a flight: at which multiple it is left, in hundredths; without it by `cashOut`. */
                    auto?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * Format: uuid
                             * @description Also the `roundId` of the record.
                             */
                            wagerId: string;
                            /** Format: uuid */
                            roundId: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            spot: string | null;
                            /** @description In hundredths: 250 is 2.50 times the stake. */
                            auto: number | null;
                            /** @enum {string} */
                            state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                            /** @description In hundredths: 250 is 2.50 times the stake. */
                            at: number | null;
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tryAgain, wagerConflict, roundUnsettled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, gameMaintenance, notLaunched, onABreak, noTrial, insufficientFunds, noAccount, playerBlocked, sessionExpired, gameDisabled, currencyMismatch, limitExceeded, roundClosed, stakeReturned, choiceNotOffered, stakeNotOffered, bettingClosed, roundStakesFull */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    roundStake: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                wagerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            stake: {
                                /**
                                 * Format: uuid
                                 * @description Also the `roundId` of the record.
                                 */
                                wagerId: string;
                                /** Format: uuid */
                                roundId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                spot: string | null;
                                /** @description In hundredths: 250 is 2.50 times the stake. */
                                auto: number | null;
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                /** @description In hundredths: 250 is 2.50 times the stake. */
                                at: number | null;
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                            };
                            round: {
                                /** Format: uuid */
                                id: string;
                                game: string;
                                /** @description A number of ours, as text. */
                                number: string;
                                /** @enum {string} */
                                state: "betting" | "closing" | "drawing" | "settled" | "cancelled";
                                /** @description Of the rules that decide it. */
                                version: number;
                                /** Format: date-time */
                                opensAt: string;
                                /** Format: date-time */
                                closesAt: string;
                                drawnAt: string | null;
                                endsAt: string | null;
                                commit: string;
                                terminal: string;
                                /** @description Of its link in the chain of the game. */
                                place: number;
                                /** @description Fixed when betting closes. */
                                entropy: string | null;
                                /** @description Told when the round is over. */
                                link: string | null;
                                outcome: ({
                                    /** @constant */
                                    kind: "crash";
                                    /** @description In hundredths. */
                                    point: number;
                                } | {
                                    /** @constant */
                                    kind: "baccarat";
                                    player: string[];
                                    banker: string[];
                                } | {
                                    /** @constant */
                                    kind: "dragon-tiger";
                                    /** @description A card, like A♠ or 10♦. */
                                    dragon: string;
                                    /** @description A card, like A♠ or 10♦. */
                                    tiger: string;
                                } | {
                                    /** @constant */
                                    kind: "sic-bo";
                                    dice: number[];
                                } | {
                                    /** @constant */
                                    kind: "derby";
                                    order: number[];
                                }) | null;
                                /** @description Why it was called off. */
                                reason: string | null;
                                totals: {
                                    stakes: number;
                                    players: number;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    staked: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                }[];
                                stakes: {
                                    nth: number;
                                    /** @description The end of a number, and so nobody in particular. */
                                    who: string;
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    stake: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    spot: string | null;
                                    paid: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description With what it was multiplied, in hundredths. */
                                    at: number | null;
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    cashOut: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    wagerId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * Format: uuid
                             * @description Also the `roundId` of the record.
                             */
                            wagerId: string;
                            /** Format: uuid */
                            roundId: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            spot: string | null;
                            /** @description In hundredths: 250 is 2.50 times the stake. */
                            auto: number | null;
                            /** @enum {string} */
                            state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                            /** @description In hundredths: 250 is 2.50 times the stake. */
                            at: number | null;
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, wagerClosed, flightNotUp, flightOver */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bookSports: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            sports: {
                                sport: string;
                                name: string;
                                open: number;
                            }[];
                            terms: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                lineMin: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                slipMax: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                payoutMax: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bookEvents: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                sport?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            events: {
                                eventId: string;
                                sport: string;
                                /** @description A match of the house's own leagues, decided provably. */
                                isVirtual: boolean;
                                league: string;
                                home: string;
                                away: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "scheduled" | "suspended" | "live" | "closed" | "finished" | "void" | "waiting";
                                score: {
                                    home: number;
                                    away: number;
                                } | null;
                                minute: number | null;
                                markets: {
                                    /** @enum {string} */
                                    type: "1x2" | "winner" | "double-chance" | "total" | "handicap" | "both-score" | "correct-score";
                                    /** @description The line of a total or a handicap, like 2.5. */
                                    line: number | null;
                                    /** @enum {string} */
                                    state: "open" | "suspended" | "closed" | "void";
                                    selections: {
                                        /** @description Its id, which a slip names. */
                                        selection: string;
                                        /** @description Which side of the market: home, draw, over, 2-1 and the like. */
                                        key: string;
                                        /** @description Where the key alone does not say. */
                                        name: string | null;
                                        /** @description In hundredths: 215 is 2.15 for one staked. */
                                        price: number;
                                        isOpen: boolean;
                                        outcome: ("won" | "lost" | "push" | "void" | "half-won" | "half-lost" | "won/2" | "won/3" | "won/4" | "won/5" | "won/6" | "won/7" | "won/8" | "won/9") | null;
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bookEvent: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                eventId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            event: {
                                eventId: string;
                                sport: string;
                                /** @description A match of the house's own leagues, decided provably. */
                                isVirtual: boolean;
                                league: string;
                                home: string;
                                away: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "scheduled" | "suspended" | "live" | "closed" | "finished" | "void" | "waiting";
                                score: {
                                    home: number;
                                    away: number;
                                } | null;
                                minute: number | null;
                                markets: {
                                    /** @enum {string} */
                                    type: "1x2" | "winner" | "double-chance" | "total" | "handicap" | "both-score" | "correct-score";
                                    /** @description The line of a total or a handicap, like 2.5. */
                                    line: number | null;
                                    /** @enum {string} */
                                    state: "open" | "suspended" | "closed" | "void";
                                    selections: {
                                        /** @description Its id, which a slip names. */
                                        selection: string;
                                        /** @description Which side of the market: home, draw, over, 2-1 and the like. */
                                        key: string;
                                        /** @description Where the key alone does not say. */
                                        name: string | null;
                                        /** @description In hundredths: 215 is 2.15 for one staked. */
                                        price: number;
                                        isOpen: boolean;
                                        outcome: ("won" | "lost" | "push" | "void" | "half-won" | "half-lost" | "won/2" | "won/3" | "won/4" | "won/5" | "won/6" | "won/7" | "won/8" | "won/9") | null;
                                    }[];
                                }[];
                            };
                            fairness: {
                                commit: string;
                                terminal: string;
                                index: number;
                                entropy: string | null;
                                /** @description Told when the match is over. */
                                link: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownEvent */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bookResults: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                sport?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            events: {
                                eventId: string;
                                sport: string;
                                /** @description A match of the house's own leagues, decided provably. */
                                isVirtual: boolean;
                                league: string;
                                home: string;
                                away: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                state: "scheduled" | "suspended" | "live" | "closed" | "finished" | "void" | "waiting";
                                score: {
                                    home: number;
                                    away: number;
                                } | null;
                                minute: number | null;
                                markets: {
                                    /** @enum {string} */
                                    type: "1x2" | "winner" | "double-chance" | "total" | "handicap" | "both-score" | "correct-score";
                                    /** @description The line of a total or a handicap, like 2.5. */
                                    line: number | null;
                                    /** @enum {string} */
                                    state: "open" | "suspended" | "closed" | "void";
                                    selections: {
                                        /** @description Its id, which a slip names. */
                                        selection: string;
                                        /** @description Which side of the market: home, draw, over, 2-1 and the like. */
                                        key: string;
                                        /** @description Where the key alone does not say. */
                                        name: string | null;
                                        /** @description In hundredths: 215 is 2.15 for one staked. */
                                        price: number;
                                        isOpen: boolean;
                                        outcome: ("won" | "lost" | "push" | "void" | "half-won" | "half-lost" | "won/2" | "won/3" | "won/4" | "won/5" | "won/6" | "won/7" | "won/8" | "won/9") | null;
                                    }[];
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    quoteSlip: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Singles on one slip are a bet each.
                     * @enum {string}
                     */
                    kind: "single" | "multiple" | "system";
                    /** @description Of a system its name, like 2/3. */
                    system?: string;
                    legs: {
                        selection: string;
                        /** @description That was seen, in hundredths. */
                        price: number;
                    }[];
                    /** @description On each line, like 12.50; of singles on each. */
                    perLine: string;
                    /**
                     * @description Whether it is placed at another price: not, at a better one, or at any.
                     * @default none
                     * @enum {string}
                     */
                    consent?: "none" | "better" | "any";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            most: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description priceChanged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description slipEmpty, slipTooLong, systemUnknown, selectionUnknown, relatedLegs, bettingOver, selectionSuspended, stakeTooLow, stakeTooHigh, liabilityReached */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    placeSlip: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Singles on one slip are a bet each.
                     * @enum {string}
                     */
                    kind: "single" | "multiple" | "system";
                    /** @description Of a system its name, like 2/3. */
                    system?: string;
                    legs: {
                        selection: string;
                        /** @description That was seen, in hundredths. */
                        price: number;
                    }[];
                    /** @description On each line, like 12.50; of singles on each. */
                    perLine: string;
                    /**
                     * @description Whether it is placed at another price: not, at a better one, or at any.
                     * @default none
                     * @enum {string}
                     */
                    consent?: "none" | "better" | "any";
                    /**
                     * @description Own money, or play money.
                     * @default real
                     * @enum {string}
                     */
                    funds?: "real" | "trial";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            wagerIds: string[];
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, termsOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description gameUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, tryAgain, wagerConflict, roundUnsettled, priceChanged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, gameMaintenance, notLaunched, onABreak, noTrial, insufficientFunds, noAccount, playerBlocked, sessionExpired, gameDisabled, currencyMismatch, limitExceeded, roundClosed, stakeReturned, slipEmpty, slipTooLong, systemUnknown, selectionUnknown, relatedLegs, bettingOver, selectionSuspended, stakeTooLow, stakeTooHigh, liabilityReached */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bets: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                which?: "open" | "settled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            bets: {
                                /**
                                 * Format: uuid
                                 * @description Also the `roundId` of the record.
                                 */
                                wagerId: string;
                                /** @enum {string} */
                                kind: "single" | "multiple" | "system";
                                system: string | null;
                                lines: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                stake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                perLine: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What it pays when every selection wins. */
                                most: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @enum {string} */
                                state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                                payout: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** Format: date-time */
                                placedAt: string;
                                settledAt: string | null;
                                legs: {
                                    selection: string;
                                    eventId: string;
                                    sport: string;
                                    home: string;
                                    away: string | null;
                                    /** Format: date-time */
                                    startsAt: string;
                                    /** @enum {string} */
                                    market: "1x2" | "winner" | "double-chance" | "total" | "handicap" | "both-score" | "correct-score";
                                    /** @description The line of a total or a handicap, like 2.5. */
                                    line: number | null;
                                    key: string;
                                    name: string | null;
                                    /** @description In hundredths: 215 is 2.15 for one staked. */
                                    price: number;
                                    outcome: ("won" | "lost" | "push" | "void" | "half-won" | "half-lost" | "won/2" | "won/3" | "won/4" | "won/5" | "won/6" | "won/7" | "won/8" | "won/9") | null;
                                    score: {
                                        home: number;
                                        away: number;
                                    } | null;
                                }[];
                                /** @description What was changed after it was paid, and why. */
                                corrections: {
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    change: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    reason: string;
                                    /** Format: date-time */
                                    madeAt: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bet: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                wagerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /**
                             * Format: uuid
                             * @description Also the `roundId` of the record.
                             */
                            wagerId: string;
                            /** @enum {string} */
                            kind: "single" | "multiple" | "system";
                            system: string | null;
                            lines: number;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            stake: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            perLine: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description What it pays when every selection wins. */
                            most: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @enum {string} */
                            state: "staking" | "staked" | "paying" | "paid" | "refused" | "returning" | "returned";
                            payout: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            /** Format: date-time */
                            placedAt: string;
                            settledAt: string | null;
                            legs: {
                                selection: string;
                                eventId: string;
                                sport: string;
                                home: string;
                                away: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** @enum {string} */
                                market: "1x2" | "winner" | "double-chance" | "total" | "handicap" | "both-score" | "correct-score";
                                /** @description The line of a total or a handicap, like 2.5. */
                                line: number | null;
                                key: string;
                                name: string | null;
                                /** @description In hundredths: 215 is 2.15 for one staked. */
                                price: number;
                                outcome: ("won" | "lost" | "push" | "void" | "half-won" | "half-lost" | "won/2" | "won/3" | "won/4" | "won/5" | "won/6" | "won/7" | "won/8" | "won/9") | null;
                                score: {
                                    home: number;
                                    away: number;
                                } | null;
                            }[];
                            /** @description What was changed after it was paid, and why. */
                            corrections: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                change: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                reason: string;
                                /** Format: date-time */
                                madeAt: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_getPointBalance: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            balance: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_getPointReward: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rewards: {
                                rewardId: string;
                                name: string;
                                /** @enum {string} */
                                pays: "money" | "bonus" | "goods";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                cost: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                stock: number | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_getPointConfig: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            config: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                earnStake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                earnCategories: string[];
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                convertPoints: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                convertAmount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                convertMinPoints: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Sent along with a conversion, which is refused when it changed. */
                                rate: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_getRedeemPointList: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            redemptions: {
                                /** Format: uuid */
                                redemptionId: string;
                                rewardId: string | null;
                                /** @description Of the reward, as it was called that day. */
                                name: string | null;
                                /** @enum {string} */
                                pays: "money" | "bonus" | "goods";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                points: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                at: string;
                                /** @description Where goods are, and where they go. One that is cancelled gave its points back. */
                                order: {
                                    /** @enum {string} */
                                    state: "ordered" | "sent" | "delivered" | "cancelled";
                                    /** @description What the house wrote of how it is sent, or why it is not. */
                                    note: string | null;
                                    recipient: string;
                                    phone: string;
                                    address: string;
                                    /** Format: date-time */
                                    changedAt: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_redeemPointReward: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rewardId: string;
                    points: string;
                    password: string;
                    /** @description Where a reward goes that pays goods. */
                    delivery?: {
                        recipient: string;
                        phone: string;
                        address: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uuid */
                            redemptionId: string;
                            rewardId: string | null;
                            /** @description Of the reward, as it was called that day. */
                            name: string | null;
                            /** @enum {string} */
                            pays: "money" | "bonus" | "goods";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            points: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** Format: date-time */
                            at: string;
                            /** @description Where goods are, and where they go. One that is cancelled gave its points back. */
                            order: {
                                /** @enum {string} */
                                state: "ordered" | "sent" | "delivered" | "cancelled";
                                /** @description What the house wrote of how it is sent, or why it is not. */
                                note: string | null;
                                recipient: string;
                                phone: string;
                                address: string;
                                /** Format: date-time */
                                changedAt: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notEnoughPoints, keyConflict, noAccount, accountFrozen, passwordWrong, moneyLocked, unknownReward, outOfStock, costChanged, onABreak */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_convertPoint: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    points: string;
                    rate: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uuid */
                            redemptionId: string;
                            rewardId: string | null;
                            /** @description Of the reward, as it was called that day. */
                            name: string | null;
                            /** @enum {string} */
                            pays: "money" | "bonus" | "goods";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            points: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** Format: date-time */
                            at: string;
                            /** @description Where goods are, and where they go. One that is cancelled gave its points back. */
                            order: {
                                /** @enum {string} */
                                state: "ordered" | "sent" | "delivered" | "cancelled";
                                /** @description What the house wrote of how it is sent, or why it is not. */
                                note: string | null;
                                recipient: string;
                                phone: string;
                                address: string;
                                /** Format: date-time */
                                changedAt: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notEnoughPoints, keyConflict, noAccount, accountFrozen, passwordWrong, moneyLocked, notOffered, rateChanged, tooFewPoints, notWholeSteps */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bonuses: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            bonuses: {
                                bonusId: string;
                                /** @enum {string} */
                                source: "promotion" | "deposit" | "cashback" | "mission" | "board" | "raffle" | "mall" | "operator";
                                /** @enum {string} */
                                state: "offered" | "waiting" | "active" | "completed" | "spent" | "expired" | "forfeited" | "taken-back";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description To be staked until it is cash. */
                                required: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Of that, what was staked. */
                                counted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What became cash. */
                                kept: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                givenAt: string;
                                endsAt: string | null;
                                endedAt: string | null;
                                terms: {
                                    times: number;
                                    of: string;
                                    days: number;
                                    /** @description What counts at most of the stakes of one round. */
                                    countsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description What becomes cash at most. */
                                    keepsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    weights: {
                                        [key: string]: number;
                                    };
                                    games: {
                                        [key: string]: number;
                                    };
                                };
                            }[];
                            page: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    bonusOffers: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            bonuses: {
                                bonusId: string;
                                /** @enum {string} */
                                source: "promotion" | "deposit" | "cashback" | "mission" | "board" | "raffle" | "mall" | "operator";
                                /** @enum {string} */
                                state: "offered" | "waiting" | "active" | "completed" | "spent" | "expired" | "forfeited" | "taken-back";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description To be staked until it is cash. */
                                required: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Of that, what was staked. */
                                counted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What became cash. */
                                kept: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                givenAt: string;
                                endsAt: string | null;
                                endedAt: string | null;
                                terms: {
                                    times: number;
                                    of: string;
                                    days: number;
                                    /** @description What counts at most of the stakes of one round. */
                                    countsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description What becomes cash at most. */
                                    keepsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    weights: {
                                        [key: string]: number;
                                    };
                                    games: {
                                        [key: string]: number;
                                    };
                                };
                            }[];
                            /** @description The player's time away from play, in which none of this is open to them. */
                            pause: {
                                /** @enum {string} */
                                kind: "timeOut" | "exclusion";
                                /** @description Null is for ever. */
                                until: string | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    takeBonus: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    bonusId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            bonusId: string;
                            /** @enum {string} */
                            source: "promotion" | "deposit" | "cashback" | "mission" | "board" | "raffle" | "mall" | "operator";
                            /** @enum {string} */
                            state: "offered" | "waiting" | "active" | "completed" | "spent" | "expired" | "forfeited" | "taken-back";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description To be staked until it is cash. */
                            required: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Of that, what was staked. */
                            counted: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description What became cash. */
                            kept: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** Format: date-time */
                            givenAt: string;
                            endsAt: string | null;
                            endedAt: string | null;
                            terms: {
                                times: number;
                                of: string;
                                days: number;
                                /** @description What counts at most of the stakes of one round. */
                                countsMost: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                /** @description What becomes cash at most. */
                                keepsMost: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                weights: {
                                    [key: string]: number;
                                };
                                games: {
                                    [key: string]: number;
                                };
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownBonus */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, offerOver, onABreak */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    declineBonus: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    bonusId: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownBonus */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, offerOver, onABreak */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    giveUpBonus: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    bonusId: string;
                    seen: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownBonus */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, bonusMoved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, bonusOver */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    promotions: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                status?: "joining" | "claiming" | "applying" | "comingSoon" | "closed" | "rejected" | "issued" | "claimed" | "processing" | "signed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            promotions: {
                                id: string;
                                title: string;
                                summary: string;
                                picture: string;
                                /** @enum {string} */
                                status: "joining" | "claiming" | "applying" | "comingSoon" | "closed" | "rejected" | "issued" | "claimed" | "processing" | "signed";
                                /** @description Null where no date holds, also of what was stopped. */
                                from: string | null;
                                until: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    promotion: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            id: string;
                            title: string;
                            summary: string;
                            picture: string;
                            /** @enum {string} */
                            status: "joining" | "claiming" | "applying" | "comingSoon" | "closed" | "rejected" | "issued" | "claimed" | "processing" | "signed";
                            /** @description Null where no date holds, also of what was stopped. */
                            from: string | null;
                            until: string | null;
                            /** @description HTML of the house, made safe. */
                            body: string;
                            terms: {
                                label: string;
                                value: string;
                            }[];
                            /** @description The page on which taking part begins. */
                            leadsTo: string | null;
                            /** @description Whether one applies for it, by `applyForPromotion`. */
                            isAppliedFor: boolean;
                            /** @description Null without a token, where it gives nothing by rule, or nothing to this player. */
                            offer: {
                                canClaim: boolean;
                                /** @description Whether what there was of it for today is gone. */
                                isGoneToday: boolean;
                                /**
                                 * @description Within what it is given once.
                                 * @enum {string}
                                 */
                                once: "once" | "daily" | "weekly" | "yearly" | "deposit";
                                until: string | null;
                                gives: {
                                    /** @enum {string} */
                                    what: "cash" | "points" | "bonus" | "rounds" | "tickets";
                                    /** @description What it is worth; null of tickets. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    tickets: number | null;
                                    /** @description The level it begins at; null for who reached it. */
                                    fromLevel: number | null;
                                    raffle: string | null;
                                    rounds: {
                                        vendor: string;
                                        game: string;
                                        many: number;
                                    } | null;
                                };
                                conditions: {
                                    /** @enum {string} */
                                    is: "level" | "country" | "language" | "registeredFrom" | "registeredUntil" | "line" | "anniversary" | "firstDeposit" | "weekdays" | "hours" | "deposit" | "deposited" | "staked" | "rounds" | "streak" | "lost" | "also";
                                    isMet: boolean;
                                    /** @description An amount where money is counted, else how many. */
                                    least: ({
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | number) | null;
                                    /** @description How far the player is. */
                                    has: ({
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | number) | null;
                                    /** @description Over which time that is counted. */
                                    within: string | null;
                                    product: string | null;
                                    game: string | null;
                                    /** @description One of these: countries, languages or days. */
                                    any: string[] | null;
                                    hours: {
                                        from: number;
                                        until: number;
                                    } | null;
                                    day: string | null;
                                }[];
                                /** @description What was given in the period that goes on. */
                                claim: {
                                    /** @enum {string} */
                                    what: "cash" | "points" | "bonus" | "rounds" | "tickets";
                                    /** @description What it is worth; null of tickets. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    tickets: number | null;
                                    /** Format: date-time */
                                    claimedAt: string;
                                    movementId: string | null;
                                    bonusId: string | null;
                                } | null;
                            } | null;
                            /** @description What deposits bring by it now. */
                            matches: {
                                code: string;
                                /** @description Of the deposit. */
                                percent: number;
                                /** @description The smallest deposit that brings it. */
                                least: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What it gives at most. */
                                most: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /**
                                 * @description The first deposit of all, the first of a day, or every one.
                                 * @enum {string}
                                 */
                                once: "first" | "daily" | "every";
                                /** @description Within how many days of the deposit it is taken. */
                                takeDays: number;
                                terms: {
                                    times: number;
                                    of: string;
                                    days: number;
                                    /** @description What counts at most of the stakes of one round. */
                                    countsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    /** @description What becomes cash at most. */
                                    keepsMost: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    weights: {
                                        [key: string]: number;
                                    };
                                    games: {
                                        [key: string]: number;
                                    };
                                };
                                /** @description What there still is of it, where that is less than `most`. */
                                left: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                until: string | null;
                                /** @description The one that tells of it. */
                                promotion: string | null;
                                /** @description Whether the player's next deposit brings it; without a token, anybody's. */
                                isYours: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPromotion */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    claimPromotion: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            what: "cash" | "points" | "bonus" | "rounds" | "tickets";
                            /** @description What it is worth; null of tickets. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            } | null;
                            tickets: number | null;
                            /** Format: date-time */
                            claimedAt: string;
                            movementId: string | null;
                            bonusId: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPromotion */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notClaimed, promotionClosed, conditionMissing, levelTooLow, budgetSpent, dayBudgetSpent, raffleClosed, ticketsFull, onABreak, blocked, cannotBeGiven, noAccount, accountFrozen */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    applications: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Null where the player cannot apply now. */
                            rule: {
                                /**
                                 * @description Within what one applies once.
                                 * @enum {string}
                                 */
                                once: "once" | "daily";
                                /** @description Where the house writes to; `contact` of an application is asked for. */
                                contact: ("whatsapp" | "zalo") | null;
                                /** @enum {string} */
                                pictures: "none" | "optional" | "required";
                                gives: {
                                    /** @enum {string} */
                                    what: "bonus" | "cash" | "points";
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                };
                            } | null;
                            applications: {
                                reference: string;
                                /** @enum {string} */
                                state: "waiting" | "approved" | "refused";
                                gives: {
                                    /** @enum {string} */
                                    what: "bonus" | "cash" | "points";
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                };
                                remark: string;
                                channel: ("whatsapp" | "zalo") | null;
                                contact: string | null;
                                /** @description How many are kept; none when their time is over. */
                                pictures: number;
                                /** Format: date-time */
                                appliedAt: string;
                                decidedAt: string | null;
                                /** @description Why it was refused. */
                                reason: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPromotion */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    applyForPromotion: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /**
                     * @description At most 140 characters.
                     * @default
                     */
                    remark?: string;
                    /**
                     * @description A number with its country, or for Zalo a name as well; asked for where the rule has one.
                     * @default
                     */
                    contact?: string;
                    /** @default [] */
                    pictures?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            reference: string;
                            /** @description Whether an earlier application stands, and not this one. */
                            isOther: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownPromotion */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge, imageTooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, promotionClosed, onABreak, tooManyApplications, unreadableImage */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    publicRaffles: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            raffles: {
                                code: string;
                                title: string;
                                /** @enum {string} */
                                state: "published" | "closed" | "drawn" | "stopped";
                                /** Format: date-time */
                                opensAt: string;
                                /** Format: date-time */
                                closesAt: string;
                                /** @description When its tickets were fixed, or when it was called off. */
                                closedAt: string | null;
                                drawnAt: string | null;
                                /** @description Why it was called off. */
                                stoppedBecause: string | null;
                                /** @description How many were given to everybody. */
                                tickets: number;
                                /** @description That of the first rank first. */
                                prizes: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus";
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                }[];
                                /** @description What was published of the secret before the first ticket. */
                                commit: string;
                                /** @description Of all tickets; null until none is added any more. */
                                root: string | null;
                                /** @description Null without a token, and of a player with no ticket. */
                                own: {
                                    /** @description How many, without those that were taken back. */
                                    tickets: number;
                                    won: {
                                        prize: {
                                            /** @enum {string} */
                                            pays: "cash" | "points" | "bonus";
                                            /** @description Exact, with a point and as many decimals as the asset has. */
                                            amount: {
                                                amount: string;
                                                /** @enum {string} */
                                                asset: "P" | "TRIAL" | "PTS";
                                            };
                                        };
                                        /** @enum {string} */
                                        state: "reserve" | "won" | "claimed" | "lapsed";
                                        claimUntil: string | null;
                                    } | null;
                                } | null;
                            }[];
                            page: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    raffle: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            code: string;
                            title: string;
                            /** @enum {string} */
                            state: "published" | "closed" | "drawn" | "stopped";
                            /** Format: date-time */
                            opensAt: string;
                            /** Format: date-time */
                            closesAt: string;
                            /** @description When its tickets were fixed, or when it was called off. */
                            closedAt: string | null;
                            drawnAt: string | null;
                            /** @description Why it was called off. */
                            stoppedBecause: string | null;
                            /** @description How many were given to everybody. */
                            tickets: number;
                            /** @description That of the first rank first. */
                            prizes: {
                                /** @enum {string} */
                                pays: "cash" | "points" | "bonus";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            /** @description What was published of the secret before the first ticket. */
                            commit: string;
                            /** @description Of all tickets; null until none is added any more. */
                            root: string | null;
                            /** @description Null without a token, and of a player with no ticket. */
                            own: {
                                /** @description How many, without those that were taken back. */
                                tickets: number;
                                won: {
                                    prize: {
                                        /** @enum {string} */
                                        pays: "cash" | "points" | "bonus";
                                        /** @description Exact, with a point and as many decimals as the asset has. */
                                        amount: {
                                            amount: string;
                                            /** @enum {string} */
                                            asset: "P" | "TRIAL" | "PTS";
                                        };
                                    };
                                    /** @enum {string} */
                                    state: "reserve" | "won" | "claimed" | "lapsed";
                                    claimUntil: string | null;
                                } | null;
                            } | null;
                            rules: string;
                            /**
                             * @description What brings tickets.
                             * @enum {string}
                             */
                            source: "stakes" | "deposits";
                            /** @description Of which games stakes count; null of all. */
                            category: ("RNG" | "ELOTT" | "LOTT" | "LIVE" | "SPORTS" | "CRASH" | "FISH" | "PVP" | "ESPORTS" | "COCKFIGHT") | null;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            perTicket: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description How many one player has at most. */
                            mostTickets: number;
                            reserves: number;
                            claimDays: number;
                            /** @description Null until it is drawn. */
                            winners: {
                                /** @description Drawn as the how manyth. */
                                nth: number;
                                ticket: number;
                                /** @description What the tickets of its owner are called in the list of all. */
                                name: string;
                                /** @description A nickname, or a masked name; null of who keeps away from play or is not there any more. */
                                player: string | null;
                                /** @description Null of a reserve. */
                                prize: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus";
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                } | null;
                                /** @enum {string} */
                                state: "reserve" | "won" | "claimed" | "lapsed";
                            }[] | null;
                            proof: {
                                /** Format: uuid */
                                round: string;
                                terminal: string;
                                index: number;
                                draws: number;
                                /** @description The secret; null until it is drawn. */
                                link: string | null;
                                /** @description The page that draws it again; null until it is drawn. */
                                check: string | null;
                                /** @description The file of all tickets, which `root` has fixed. */
                                list: string | null;
                            };
                            /** @description What the player's tickets are called: `name` is the SHA-256 of `opened`. */
                            ownName: {
                                name: string;
                                salt: string;
                                opened: string;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRaffle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    raffleTickets: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                code: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            tickets: {
                                /** @description The number of the first of those that were given together. */
                                first: number;
                                many: number;
                                /** Format: date-time */
                                givenAt: string;
                                /** @description Whose gift it was; null where stakes or deposits brought it. */
                                promotion: string | null;
                            }[];
                            page: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRaffle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    raffles: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            raffles: {
                                code: string;
                                title: string;
                                /** @enum {string} */
                                state: "published" | "closed" | "drawn" | "stopped";
                                /** Format: date-time */
                                closesAt: string;
                                /** @description How many, without those that were taken back. */
                                tickets: number;
                                won: {
                                    prize: {
                                        /** @enum {string} */
                                        pays: "cash" | "points" | "bonus";
                                        /** @description Exact, with a point and as many decimals as the asset has. */
                                        amount: {
                                            amount: string;
                                            /** @enum {string} */
                                            asset: "P" | "TRIAL" | "PTS";
                                        };
                                    };
                                    /** @enum {string} */
                                    state: "reserve" | "won" | "claimed" | "lapsed";
                                    claimUntil: string | null;
                                } | null;
                            }[];
                            page: number;
                            hasMore: boolean;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_claimRafflePromotion: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            pays: "cash" | "points" | "bonus";
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownRaffle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, nothingWon, claimOver, onABreak, noAccount, accountFrozen */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getMissionSummaryDetails: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            toClaim: ({
                                code: string;
                                title: string;
                                period: string | null;
                                /** Format: date-time */
                                endsAt: string;
                                claimUntil: string | null;
                                /** @description Whether another mission is claimed first. */
                                isLocked: boolean;
                                reward: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus" | "rounds";
                                    /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                                    rounds: {
                                        nodeId: string;
                                        many: number;
                                        days: number;
                                    } | null;
                                };
                                /** @enum {string} */
                                counts: "stakes" | "deposits";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                target: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                counted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            } | {
                                code: string;
                                title: string;
                                period: string | null;
                                /** Format: date-time */
                                endsAt: string;
                                claimUntil: string | null;
                                /** @description Whether another mission is claimed first. */
                                isLocked: boolean;
                                reward: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus" | "rounds";
                                    /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                                    rounds: {
                                        nodeId: string;
                                        many: number;
                                        days: number;
                                    } | null;
                                };
                                /** @enum {string} */
                                counts: "rounds" | "days";
                                target: number;
                                counted: number;
                            })[];
                            going: ({
                                code: string;
                                title: string;
                                period: string | null;
                                /** Format: date-time */
                                endsAt: string;
                                claimUntil: string | null;
                                /** @description Whether another mission is claimed first. */
                                isLocked: boolean;
                                reward: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus" | "rounds";
                                    /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                                    rounds: {
                                        nodeId: string;
                                        many: number;
                                        days: number;
                                    } | null;
                                };
                                /** @enum {string} */
                                counts: "stakes" | "deposits";
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                target: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                counted: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            } | {
                                code: string;
                                title: string;
                                period: string | null;
                                /** Format: date-time */
                                endsAt: string;
                                claimUntil: string | null;
                                /** @description Whether another mission is claimed first. */
                                isLocked: boolean;
                                reward: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus" | "rounds";
                                    /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                                    rounds: {
                                        nodeId: string;
                                        many: number;
                                        days: number;
                                    } | null;
                                };
                                /** @enum {string} */
                                counts: "rounds" | "days";
                                target: number;
                                counted: number;
                            })[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    claimMission: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    period: string & (unknown & unknown);
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @enum {string} */
                            pays: "cash" | "points" | "bonus" | "rounds";
                            /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                            rounds: {
                                nodeId: string;
                                many: number;
                                days: number;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownMission */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, notReached, claimOver, notForYou, onABreak, noAccount, accountFrozen */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    memberIcon: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            nickname: string | null;
                            avatar: string | null;
                            drawing: ("pomegranate" | "cypress" | "tulip" | "moon" | "sun" | "fish" | "crown" | "dice" | "feather" | "bird" | "mountain" | "star" | "lantern" | "boat") | null;
                            /** @description Whether the house shows names and pictures at all. */
                            isOn: boolean;
                            /** @description Whether it takes players' own (`sendMemberPicture`). */
                            takesPictures: boolean;
                            /** @description From when the name may be changed again; null for now. */
                            changeFrom: string | null;
                            drawings: {
                                /** @enum {string} */
                                drawing: "pomegranate" | "cypress" | "tulip" | "moon" | "sun" | "fish" | "crown" | "dice" | "feather" | "bird" | "mountain" | "star" | "lantern" | "boat";
                                avatar: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setMemberIcon: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname?: string;
                    /** @enum {string} */
                    drawing?: "pomegranate" | "cypress" | "tulip" | "moon" | "sun" | "fish" | "crown" | "dice" | "feather" | "bird" | "mountain" | "star" | "lantern" | "boat" | "none";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        /** @description How others see the player; both null where they chose nothing. The picture is an address of this house. */
                        value: {
                            nickname: string | null;
                            avatar: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, nicknameTaken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, nicknameLength, nicknameLetters, nicknameMixed, nicknameUsername, nicknameWord, nicknamesOff */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, nicknameTooSoon */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendMemberPicture: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    picture: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        /** @description How others see the player; both null where they chose nothing. The picture is an address of this house. */
                        value: {
                            nickname: string | null;
                            avatar: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge, imageTooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, nicknamesOff, ownPicturesOff, unreadableImage */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getPlayerAvatar: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        /** @description How others see the player; both null where they chose nothing. The picture is an address of this house. */
                        value: {
                            nickname: string | null;
                            avatar: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_getMissionLeaderboard: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                code?: string;
                period?: string & (unknown & unknown);
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            boards: {
                                code: string;
                                title: string;
                                /** @enum {string} */
                                ranks: "stakes" | "rounds" | "multiple";
                                /**
                                 * Format: date-time
                                 * @description Of the period that goes on.
                                 */
                                endsAt: string;
                                /**
                                 * Format: date-time
                                 * @description Of the board, however often it begins anew.
                                 */
                                until: string;
                                /** @description That of the first place first. */
                                prizes: {
                                    /** @enum {string} */
                                    pays: "cash" | "points" | "bonus" | "rounds";
                                    /** @description What is given. Of rounds, the worth of one: on each line of a slot with lines. */
                                    amount: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    /** @description Where rounds are given: of which game, how many, and within how many days they are played. */
                                    rounds: {
                                        nodeId: string;
                                        many: number;
                                        days: number;
                                    } | null;
                                }[];
                                own: {
                                    place: number;
                                    /** @description What the board ranks by: an amount where `ranks` is stakes; as text rounds, or hundredths of a multiple of the stake. */
                                    score: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | string;
                                } | null;
                            }[];
                            /** @description Null where no board is named, or nobody did anything in a period that is over. */
                            period: {
                                code: string;
                                /** @enum {string} */
                                ranks: "stakes" | "rounds" | "multiple";
                                period: string;
                                /** Format: date-time */
                                endsAt: string;
                                isClosed: boolean;
                                standings: {
                                    place: number;
                                    /** @description What the board ranks by: an amount where `ranks` is stakes; as text rounds, or hundredths of a multiple of the stake. */
                                    score: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | string;
                                    player: string | null;
                                    avatar: string | null;
                                    isOwn: boolean;
                                    prize: number | null;
                                }[];
                                hasMore: boolean;
                                own: {
                                    place: number;
                                    /** @description What the board ranks by: an amount where `ranks` is stakes; as text rounds, or hundredths of a multiple of the stake. */
                                    score: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | string;
                                } | null;
                                /** @description What became of the prize for the own place once the period is closed: it waits for its turn, comes after a break, is never given to whoever is excluded for good, or was missed by being away when prizes were decided. Null where the period goes on or the place brings none. */
                                ownPrize: ("given" | "waits" | "afterBreak" | "never" | "missed") | null;
                            } | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    contracts: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                kind: "dividend" | "daily" | "hourly" | "realtime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            contracts: {
                                /** @description A number of ours, as text. */
                                contractId: string;
                                /** @enum {string} */
                                state: "requested" | "valid" | "changeRequested" | "terminateRequested" | "denied" | "expired" | "terminated";
                                /** @enum {string} */
                                side: "first" | "second";
                                /** @description The other side, masked; null for the house. */
                                other: string | null;
                                /** @description Its number, because a mask can be that of two people; null for the house. */
                                otherId: string | null;
                                /** @description Whether it waits for this agent's answer. */
                                isAsked: boolean;
                                askedUntil: string | null;
                                /** @description The newest, which is what is answered. */
                                version: number;
                                terms: {
                                    /** @enum {string} */
                                    kind: "dividend" | "daily" | "hourly" | "realtime";
                                    /** @enum {string} */
                                    issuer: "platform" | "upline";
                                    /** @enum {string} */
                                    base: "turnover" | "netLoss" | "ngr";
                                    /** @enum {string} */
                                    cycle: "slot" | "hour" | "day" | "third" | "half" | "month";
                                    /** @enum {string} */
                                    carry: "none" | "previous" | "forever" | "halfMonth" | "ringFence";
                                    /** @enum {string} */
                                    apply: "whole" | "slice";
                                    tiers: {
                                        /** @description Exact, with a point and as many decimals as the asset has. */
                                        from: {
                                            amount: string;
                                            /** @enum {string} */
                                            asset: "P" | "TRIAL" | "PTS";
                                        };
                                        people: number;
                                        rate: number;
                                    }[];
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    leastStake: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    products: {
                                        [key: string]: number;
                                    };
                                    costs: {
                                        vendors: {
                                            [key: string]: number;
                                        };
                                        bonus: number;
                                        deposits: number;
                                        withdrawals: number;
                                    };
                                    cap: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                    ringFence: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    } | null;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    changeContract: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    terms: {
                        /** @enum {string} */
                        issuer: "platform" | "upline";
                        /** @enum {string} */
                        apply: "whole" | "slice";
                        tiers: {
                            from: string | {
                                amount: string;
                                /** @constant */
                                asset: "P";
                            };
                            people: number;
                            rate: number;
                        }[];
                        leastStake: string | {
                            amount: string;
                            /** @constant */
                            asset: "P";
                        };
                        cap?: (string | {
                            amount: string;
                            /** @constant */
                            asset: "P";
                        }) | null;
                        /**
                         * @description Weights in hundredths of a percent, of products that the agent's own terms weigh.
                         * @default {}
                         */
                        products?: {
                            [key: string]: number;
                        };
                    };
                    /** @description Needed where the account has one (`hasPaymentPassword` of `withdrawalMethods`). */
                    paymentPassword?: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractNotInForce */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractSame, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    proposeContract: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "dividend" | "daily" | "hourly" | "realtime";
                    /** @description A number of ours, as text. */
                    playerId: string;
                    terms: {
                        /** @enum {string} */
                        issuer: "platform" | "upline";
                        /** @enum {string} */
                        apply: "whole" | "slice";
                        tiers: {
                            from: string | {
                                amount: string;
                                /** @constant */
                                asset: "P";
                            };
                            people: number;
                            rate: number;
                        }[];
                        leastStake: string | {
                            amount: string;
                            /** @constant */
                            asset: "P";
                        };
                        cap?: (string | {
                            amount: string;
                            /** @constant */
                            asset: "P";
                        }) | null;
                        /**
                         * @description Weights in hundredths of a percent, of products that the agent's own terms weigh.
                         * @default {}
                         */
                        products?: {
                            [key: string]: number;
                        };
                    };
                    /** @description Needed where the account has one (`hasPaymentPassword` of `withdrawalMethods`). */
                    paymentPassword?: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description A number of ours, as text. */
                            contractId: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractOpen */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractNotBelow, contractNotAgent, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    endContract: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    /** @description Needed where the account has one (`hasPaymentPassword` of `withdrawalMethods`). */
                    paymentPassword?: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractNotInForce */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractPromised, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_processDividendReq: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    version: number;
                    /** @enum {string} */
                    answer: "agree" | "deny";
                    paymentPassword?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractAnswered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractNotYours, contractNotBelow, contractPromised, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_processDailySalContract: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    version: number;
                    /** @enum {string} */
                    answer: "agree" | "deny";
                    paymentPassword?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractAnswered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractNotYours, contractNotBelow, contractPromised, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCS2_processContractHourSalary: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    version: number;
                    /** @enum {string} */
                    answer: "agree" | "deny";
                    paymentPassword?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractAnswered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractNotYours, contractNotBelow, contractPromised, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    MCSFE_processRealTimeSalaryContract: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    contractId: string;
                    version: number;
                    /** @enum {string} */
                    answer: "agree" | "deny";
                    paymentPassword?: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description contractUnknown */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, contractAnswered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, contractNotYours, contractNotBelow, contractPromised, contractNoOwn, contractAbove, contractBelow, contractPlatformPays, contractUplinePays, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentTeam: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description A number of ours, as text. */
                of?: string;
                whole?: "0" | "1";
                /** @description Only those who came since. */
                came?: "today" | "week" | "month";
                /** @description `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description A number of ours, as text. */
                            playerId: string;
                            crumbs: {
                                /** @description A number of ours, as text. */
                                playerId: string;
                                name: string;
                            }[];
                            members: {
                                /** @description A number of ours, as text. */
                                playerId: string;
                                /** @description Masked. */
                                name: string;
                                /**
                                 * @description 0 a member, 1 a partner, 2 an agent, 4 a trial account, 41 and 42 a sub-login of a partner and of an agent.
                                 * @enum {number}
                                 */
                                accountType: 0 | 1 | 2 | 4 | 41 | 42;
                                /** @enum {string} */
                                state: "active" | "blocked" | "excluded";
                                depth: number;
                                direct: number;
                                whole: number;
                                /** Format: date-time */
                                registeredAt: string;
                                lastSeenAt: string | null;
                                /** @description Of those directly below alone. */
                                rates: {
                                    product: string;
                                    rate: number;
                                    /** @description What is counted of it: no more than anybody above has. */
                                    counted: number;
                                    next: {
                                        rate: number;
                                        /** Format: date-time */
                                        from: string;
                                    } | null;
                                }[] | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notInTeam */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentRates: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description A number of ours, as text. */
                playerId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rates: {
                                product: string;
                                rate: number;
                                /** @description What is counted of it: no more than anybody above has. */
                                counted: number;
                                next: {
                                    rate: number;
                                    /** Format: date-time */
                                    from: string;
                                } | null;
                            }[];
                            most: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notInTeam */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    setRates: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    playerId: string;
                    /** @description Hundredths of a percent by product; what is not named is not said. */
                    rates: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            raised: string[];
                            lowered: string[];
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, rateNotBelow, rateTooHigh, rateBelowTeam, rateSame */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    openAccount: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    /** @enum {string} */
                    kind: "member" | "agent";
                    /**
                     * @description Hundredths of a percent by product; what is not named is not said.
                     * @default {}
                     */
                    rates?: {
                        [key: string]: number;
                    };
                    /** @description Needed where the account has one (`hasPaymentPassword` of `withdrawalMethods`). */
                    paymentPassword?: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description A number of ours, as text. */
                            playerId: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed, usernameTaken, mobileTaken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed, passwordCommon, openedMany, rateTooHigh, registrationClosed, affiliateUnknown */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    downOffer: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description A number of ours, as text. */
                playerId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Whom it would go to; masked. */
                            name: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            min: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            max: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            leftToday: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            hasPaymentPassword: boolean;
                            asksForCode: boolean;
                            heldUntil: string | null;
                            isFrozen: boolean;
                            latest: {
                                /** Format: uuid */
                                transferId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A number of ours, as text. */
                                movementId: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            /** @description A number of ours, as text. */
                            playerId: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description sendingClosed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    sendDown: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A number of ours, as text. */
                    playerId: string;
                    /** @description In the money of the house, like 12.50. */
                    amount: string;
                    paymentPassword: string;
                    /** @description Needed where the account has a second factor. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** Format: uuid */
                            transferId: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description A number of ours, as text. */
                            movementId: string;
                            /** Format: date-time */
                            at: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing, plainRefused, sealKeyUnknown */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description sendingClosed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing, replayed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, belowMin, aboveMax, dailySum, moneyHeld, withdrawalsFrozen, insufficientFunds, noAccount, accountFrozen, keyConflict, paymentPasswordMissing, paymentPasswordWrong, moneyLocked, codeMissing, codeWrong, codeUsed, childUnavailable */
            422: {
                headers: {
                    /** @description After how many seconds it may be asked again, where that is known. */
                    "Retry-After"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany, tooBusy */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentLinks: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description `next` of the page before. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            links: {
                                code: string;
                                url: string;
                                channel: string;
                                /** @enum {string} */
                                kind: "member" | "agent";
                                usesLeft: number | null;
                                /** Format: date-time */
                                madeAt: string;
                                endsAt: string | null;
                                endedAt: string | null;
                                visits: number;
                                registrations: number;
                                depositors: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                turnover: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            next: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    makeLink: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "member" | "agent";
                    channel: string;
                    /** @default null */
                    uses?: number | null;
                    /** @default null */
                    days?: number | null;
                    /**
                     * @description Hundredths of a percent by product; what is not named is not said.
                     * @default {}
                     */
                    rates?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            code: string;
                            url: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused, linksMany, linkEndPassed, rateTooHigh */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    endLink: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
            };
            header: {
                /** @description The same again within a day is answered with the same, and does nothing. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: null;
                    };
                };
            };
            /** @description unreadable, badField, keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownLink */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description stillGoing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description keyReused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentLinkRates: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rates: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownLink */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    contractGround: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                kind: "dividend" | "daily" | "hourly" | "realtime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            terms: {
                                /** @enum {string} */
                                kind: "dividend" | "daily" | "hourly" | "realtime";
                                /** @enum {string} */
                                issuer: "platform" | "upline";
                                /** @enum {string} */
                                base: "turnover" | "netLoss" | "ngr";
                                /** @enum {string} */
                                cycle: "slot" | "hour" | "day" | "third" | "half" | "month";
                                /** @enum {string} */
                                carry: "none" | "previous" | "forever" | "halfMonth" | "ringFence";
                                /** @enum {string} */
                                apply: "whole" | "slice";
                                tiers: {
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    from: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    people: number;
                                    rate: number;
                                }[];
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                leastStake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                products: {
                                    [key: string]: number;
                                };
                                costs: {
                                    vendors: {
                                        [key: string]: number;
                                    };
                                    bonus: number;
                                    deposits: number;
                                    withdrawals: number;
                                };
                                cap: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                ringFence: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                            } | null;
                            agents: {
                                /** @description A number of ours, as text. */
                                playerId: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentIncome: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                kind?: "dividend" | "daily" | "hourly" | "realtime";
                /** @description Only periods that end after it. */
                since?: string;
                /** @description `next` of the page before. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            rows: {
                                /** @description Of the bill, which `agentBill` asks for as `billId`, or of the rebate. */
                                id: string;
                                /** @enum {string} */
                                source: "dividend" | "daily" | "hourly" | "realtime" | "adjustment" | "rebate";
                                /** @description Null where rates brought it. */
                                kind: ("dividend" | "daily" | "hourly" | "realtime") | null;
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                until: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                owed: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                isHeld: boolean;
                            }[];
                            sums: {
                                bills: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                owed: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            };
                            debts: {
                                /** @description Masked; null for the house. */
                                other: string | null;
                                /** @description Whether the agent owes it. */
                                isOwn: boolean;
                                bills: number;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                sum: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            next: string | null;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    agentBill: {
        parameters: {
            query: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description A number of ours, as text. */
                billId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @constant */
                        code: "OK";
                        /** @constant */
                        message: "";
                        value: {
                            /** @description Of the bill, which `agentBill` asks for as `billId`, or of the rebate. */
                            id: string;
                            /** @description Null where rates brought it. */
                            kind: ("dividend" | "daily" | "hourly" | "realtime") | null;
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            until: string;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            amount: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            owed: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            isHeld: boolean;
                            /** @description The first bill of the period, where this one corrects it. */
                            adjusts: string | null;
                            /** @description A number of ours, as text. */
                            contractId: string;
                            version: number;
                            /** @description Whether the agent is paid by it; otherwise the agent pays. */
                            isOwn: boolean;
                            payer: string | null;
                            payee: string | null;
                            payerId: string | null;
                            payeeId: string | null;
                            people: number;
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            earned: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            carriedIn: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            carriedOut: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            gross: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            /** @description Exact, with a point and as many decimals as the asset has. */
                            below: {
                                amount: string;
                                /** @enum {string} */
                                asset: "P" | "TRIAL" | "PTS";
                            };
                            tier: number | null;
                            /** @description What is carried for one person alone. */
                            ringFences: {
                                /** @description Masked. */
                                person: string | null;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                result: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                carriedIn: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                setOff: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                added: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                carriedOut: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description What the house ever had of the person, less what it gave. */
                                lifetime: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                            }[];
                            terms: {
                                /** @enum {string} */
                                kind: "dividend" | "daily" | "hourly" | "realtime";
                                /** @enum {string} */
                                issuer: "platform" | "upline";
                                /** @enum {string} */
                                base: "turnover" | "netLoss" | "ngr";
                                /** @enum {string} */
                                cycle: "slot" | "hour" | "day" | "third" | "half" | "month";
                                /** @enum {string} */
                                carry: "none" | "previous" | "forever" | "halfMonth" | "ringFence";
                                /** @enum {string} */
                                apply: "whole" | "slice";
                                tiers: {
                                    /** @description Exact, with a point and as many decimals as the asset has. */
                                    from: {
                                        amount: string;
                                        /** @enum {string} */
                                        asset: "P" | "TRIAL" | "PTS";
                                    };
                                    people: number;
                                    rate: number;
                                }[];
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                leastStake: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                products: {
                                    [key: string]: number;
                                };
                                costs: {
                                    vendors: {
                                        [key: string]: number;
                                    };
                                    bonus: number;
                                    deposits: number;
                                    withdrawals: number;
                                };
                                cap: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                                ringFence: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                } | null;
                            };
                            payments: {
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** @description A number of ours, as text. */
                                movementId: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            adjustments: {
                                /** @description A number of ours, as text. */
                                billId: string;
                                /** @description Exact, with a point and as many decimals as the asset has. */
                                amount: {
                                    amount: string;
                                    /** @enum {string} */
                                    asset: "P" | "TRIAL" | "PTS";
                                };
                                /** Format: date-time */
                                madeAt: string;
                            }[];
                            /** Format: date-time */
                            madeAt: string;
                        };
                    };
                };
            };
            /** @description unreadable, badField */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description notSignedIn */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description accessRestricted, scopeMissing, secondFactorOwed, newPasswordOwed, needTrueAccount, noTeam */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownBill */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description tooMany */
            429: {
                headers: {
                    /** @description After how many seconds it may be asked again. */
                    "Retry-After": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description unknownError */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description systemMaintenance, unreachable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: {
                /** @description The language of sentences and names: fa, en, zh, id, th or vi. Any other is as none: then Accept-Language says it, else the player's own, else that of the house. */
                lang?: string;
                /** @description What is listened to, with commas between: balance, messages, lottery. */
                topics?: string;
                /** @description Codes of games with shared rounds, 5 at most, with commas between. */
                rounds?: string;
            };
            header?: {
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; `x-events` names what the data of each event is, as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description As any call is refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
